/// How a line is drawn: through or with gaps.
nonisolated public struct StrokeStyle: Hashable, Sendable {
    /// The lengths of strokes and gaps; none makes a line that goes through.
    public var dash: [Double]

    /// How wide the line is; from two on it is two dots wide.
    public var lineWidth: CGFloat

    /// Names the width, and the lengths of strokes and gaps; a terminal has one rhythm, and no ends
    /// and corners to choose.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: LineCap = .butt,
        lineJoin: LineJoin = .miter,
        miterLimit: Double = 10,
        dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.dash = dash
    }

    /// The ends of a line.
    public enum LineCap: Hashable, Sendable {
        case butt, round, square
    }

    /// The corners of a line.
    public enum LineJoin: Hashable, Sendable {
        case miter, round, bevel
    }
}
