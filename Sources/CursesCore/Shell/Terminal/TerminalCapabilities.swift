/// Capabilities of a terminal.
nonisolated public struct TerminalCapabilities: Hashable, Sendable {
    /// Number of colours; 0 if there are none or `NO_COLOR` is set.
    public var colors: Int
    /// The set of characters.
    public var glyphs: Glyphs
    /// True if there is a clipboard.
    public var hasPasteboard: Bool
    /// True if the background is dark; `nil` if the process environment does not tell.
    public var isDark: Bool?

    /// The capabilities of a modern terminal.
    public static let modern = TerminalCapabilities(colors: 256, glyphs: .unicode)

    /// Sets the colours, characters, clipboard and background.
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

    /// Returns the characters to send for a user's choice, if ambiguous ones may be wide.
    func glyphs(of characters: TerminalCharacters, isWide: Bool) -> Glyphs {
        switch (glyphs, characters) {
        case (.ascii, _): .ascii
        case (_, .ascii): .letters
        case (.unicode, .wide): .unambiguous
        case (.unicode, .automatic): isWide ? .unambiguous : .unicode
        case (let glyphs, _): glyphs
        }
    }

    /// A set of characters.
    public enum Glyphs: Hashable, Sendable {
        /// Only ASCII.
        case ascii
        /// The few hundred of the Linux console's fonts.
        case console
        /// All letters, but only ASCII symbols.
        case letters
        /// All except those that some terminals draw in two columns.
        case unambiguous
        /// All characters.
        case unicode
    }
}
