/// Shapes of letters, which the terminal chooses.
nonisolated extension Text {
    /// Spreads the letters, which cells cannot.
    public func kerning(_ kerning: CGFloat) -> Text { self }

    /// Spreads the letters, which cells cannot.
    public func tracking(_ tracking: CGFloat) -> Text { self }

    /// Lifts the text over its line, which cells cannot.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    /// Chooses the shape of the letters, which is the terminal's.
    public func fontDesign(_ design: Font.Design?) -> Text { self }

    /// Chooses the width of the letters, which is a cell.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// Makes digits equally wide, which they are.
    public func monospacedDigit() -> Text { self }

    /// Makes characters equally wide, which they are.
    public func monospaced(_ isActive: Bool = true) -> Text { self }

    /// How a line is drawn along a text.
    public struct LineStyle: Hashable, Sendable {
        /// A line that goes through.
        public static let single = LineStyle()

        /// Names the look of the line, which is the terminal's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}

        /// The strokes and gaps of a line.
        public enum Pattern: Hashable, Sendable {
            case solid, dash, dot, dashDot, dashDotDot
        }
    }
}
