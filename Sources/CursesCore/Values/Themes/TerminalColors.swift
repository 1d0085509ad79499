/// What is known of a terminal's colours, from which a theme is made.
nonisolated public struct TerminalColors: Hashable, Sendable {
    /// How many there are; more than 256 are mixtures of light.
    public var count: Int
    /// The ground that is drawn on, if it is known.
    public var background: RGB?
    /// What text is drawn in by itself, if it is known.
    public var foreground: RGB?
    /// Whether the ground is dark, if only that is known.
    public var isDark: Bool?
    /// Whether the terminal's faint text can be read.
    public var bearsFaint: Bool

    /// Names what is known.
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

    /// Reads `COLORFGBG`, which some terminals set: the numbers of the text's colour and the ground's.
    ///
    /// The console of Linux does not, and is black.
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
