/// What a terminal can show.
nonisolated public struct TerminalCapabilities: Hashable, Sendable {
    /// How many colours there are; 0 where there are none or `NO_COLOR` is set.
    public var colors: Int
    /// Whether text beyond ASCII can be shown.
    public var isUnicode: Bool

    /// A terminal of today.
    public static let modern = TerminalCapabilities(colors: 256, isUnicode: true)

    /// Names the colours and the character set.
    public init(colors: Int, isUnicode: Bool) {
        self.colors = colors
        self.isUnicode = isUnicode
    }
}
