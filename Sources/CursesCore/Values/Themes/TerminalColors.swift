/// Known colours of a terminal, from which a theme is made.
nonisolated public struct TerminalColors: Hashable, Sendable {
    /// Number of colours; more than 256 means true colour.
    public var count: Int
    /// Background colour; `nil` if unknown.
    public var background: RGB?
    /// Default text colour; `nil` if unknown.
    public var foreground: RGB?
    /// True for a dark background; `nil` if unknown, ignored if `background` is known.
    public var isDark: Bool?
    /// True if faint text is readable.
    public var bearsFaint: Bool

    /// Makes a description of a terminal.
    public init(
        count: Int = 256,
        background: RGB? = nil,
        foreground: RGB? = nil,
        isDark: Bool? = nil,
        bearsFaint: Bool = true
    ) {
        self.count = count
        self.background = background
        self.foreground = foreground
        self.isDark = isDark
        self.bearsFaint = bearsFaint
    }

    /// Parses `COLORFGBG`, which some terminals set: the palette numbers of text and background.
    ///
    /// Returns true for the Linux console, which is black and does not set it.
    static func isDark(_ variable: String?, on terminal: String = "") -> Bool? {
        if terminal.hasPrefix("linux"), variable == nil { return true }
        guard let last = variable?.split(separator: ";").last, let number = Int(last) else {
            return nil
        }
        switch number {
        case 0...6, 8: return true
        case 7, 9...15: return false
        default: return nil
        }
    }
}
