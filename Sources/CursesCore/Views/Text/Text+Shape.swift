/// Typographic traits, which are up to the terminal.
nonisolated extension Text {
    /// Sets the kerning; no effect in a terminal.
    public func kerning(_ kerning: CGFloat) -> Text { self }

    /// Sets the tracking; no effect in a terminal.
    public func tracking(_ tracking: CGFloat) -> Text { self }

    /// Sets the baseline offset; no effect in a terminal.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    /// Sets the font design; no effect in a terminal.
    public func fontDesign(_ design: Font.Design?) -> Text { self }

    /// Sets the font width; no effect in a terminal.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// Makes digits equally wide; no effect in a terminal.
    public func monospacedDigit() -> Text { self }

    /// Makes characters equally wide; no effect in a terminal.
    public func monospaced(_ isActive: Bool = true) -> Text { self }

    /// Style of an underline or strikethrough; no effect in a terminal.
    public struct LineStyle: Hashable, Sendable {
        /// A single line.
        public static let single = LineStyle()

        /// Makes a line style; no effect in a terminal.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}

        /// Dashes of a line; no effect in a terminal.
        public enum Pattern: Hashable, Sendable {
            case solid, dash, dot, dashDot, dashDotDot
        }
    }
}
