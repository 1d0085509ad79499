/// Colour set that a user can choose.
nonisolated public enum ColorSet: Hashable, Sendable, CaseIterable {
    /// Light or dark set if the terminal's background is known, else the 16 colours.
    case automatic
    /// Set for a light background.
    case light
    /// Set for a dark background.
    case dark
    /// Set with a contrast of at least 7 to the background.
    case highContrast
    /// Set with blue, yellow and orange instead of green, amber and red.
    case colorBlind
    /// The terminal's 16 colours, of which only those readable on any background are used.
    case sixteen
    /// No colours.
    case monochrome
}
