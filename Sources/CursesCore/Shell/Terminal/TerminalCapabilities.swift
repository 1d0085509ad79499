/// What a terminal can show.
nonisolated public struct TerminalCapabilities: Hashable, Sendable {
    /// How many colours there are; 0 where there are none or `NO_COLOR` is set.
    public var colors: Int
    /// The characters that there are.
    public var glyphs: Glyphs
    /// Whether text can be put on a clipboard.
    public var hasPasteboard: Bool
    /// Whether the background is dark, if the environment says so.
    public var isDark: Bool?

    /// A terminal of today.
    public static let modern = TerminalCapabilities(colors: 256, glyphs: .unicode)

    /// Names the colours, the character set, the clipboard and whether the background is dark.
    public init(
        colors: Int,
        glyphs: Glyphs,
        hasPasteboard: Bool = true,
        isDark: Bool? = nil
    ) {
        self.colors = colors
        self.glyphs = glyphs
        self.hasPasteboard = hasPasteboard
        self.isDark = isDark
    }

    /// What is sent of what a person has chosen to a terminal that may draw ambiguous ones wide.
    func glyphs(of characters: TerminalCharacters, isWide: Bool) -> Glyphs {
        switch (glyphs, characters) {
        case (.ascii, _): .ascii
        case (_, .ascii): .letters
        case (.unicode, .wide): .unambiguous
        case (.unicode, .automatic): isWide ? .unambiguous : .unicode
        case (let glyphs, _): glyphs
        }
    }

    /// The characters that a terminal can show.
    public enum Glyphs: Hashable, Sendable {
        /// ASCII alone.
        case ascii
        /// The few hundred of the Linux console's fonts.
        case console
        /// All letters, and of symbols those of ASCII.
        case letters
        /// All but those that some terminals draw in two columns.
        case unambiguous
        /// All that there are.
        case unicode
    }
}
