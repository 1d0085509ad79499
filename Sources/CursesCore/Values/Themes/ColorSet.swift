/// A set of colours to choose.
nonisolated public enum ColorSet: Hashable, Sendable, CaseIterable {
    /// The light or the dark set where the terminal's background is known, and the 16 colours if not.
    case automatic
    /// For a light background.
    case light
    /// For a dark background.
    case dark
    /// Nothing is fainter than seven times its background.
    case highContrast
    /// Blue, yellow and orange in place of green, amber and red.
    case colorBlind
    /// The terminal's own 16 colours, of which only those are used that any background bears.
    case sixteen
    /// No colour at all.
    case monochrome
}
