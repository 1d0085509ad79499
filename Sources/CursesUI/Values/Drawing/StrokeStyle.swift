/// How a line is drawn: through or with gaps.
nonisolated public struct StrokeStyle: Hashable, Sendable {
    /// The lengths of strokes and gaps; none makes a line that goes through.
    public var dash: [Double]

    /// Names the lengths of strokes and gaps; a terminal has one width and one rhythm.
    public init(lineWidth: Double = 1, dash: [Double] = []) {
        self.dash = dash
    }
}
