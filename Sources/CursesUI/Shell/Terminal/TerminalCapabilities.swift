/// What a terminal can show.
nonisolated public struct TerminalCapabilities: Hashable, Sendable {
    /// How many colours there are; 0 where there are none or `NO_COLOR` is set.
    public var colors: Int
    /// The characters that there are.
    public var glyphs: Glyphs
    /// Whether text can be put on a clipboard.
    public var hasPasteboard: Bool

    /// A terminal of today.
    public static let modern = TerminalCapabilities(colors: 256, glyphs: .unicode)

    /// Names the colours and the character set.
    public init(colors: Int, glyphs: Glyphs, hasPasteboard: Bool = true) {
        self.colors = colors
        self.glyphs = glyphs
        self.hasPasteboard = hasPasteboard
    }

    /// The characters that a terminal can show.
    public enum Glyphs: Hashable, Sendable {
        /// ASCII alone.
        case ascii
        /// The few hundred of the Linux console's fonts.
        case console
        /// All that there are.
        case unicode
    }
}
