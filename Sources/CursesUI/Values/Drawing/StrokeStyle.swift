/// How a line is drawn: through or with gaps.
nonisolated public struct StrokeStyle: Hashable, Sendable {
    /// The lengths of strokes and gaps; none makes a line that goes through.
    public var dash: [Double]

    /// How wide the line is; from two on it is two dots wide.
    public var lineWidth: Double

    /// Names the width, and the lengths of strokes and gaps; a terminal has one rhythm.
    public init(lineWidth: Double = 1, dash: [Double] = []) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}
