/// Style of a line: solid or dashed, thin or thick.
nonisolated public struct StrokeStyle: Hashable, Sendable {
    /// Lengths of dashes and gaps; a solid line if empty.
    public var dash: [Double]

    /// Width of the line; from 2 on, it is two dots wide.
    public var lineWidth: CGFloat

    /// Makes a style; caps, joins and the lengths of dashes have no effect in a terminal.
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

    /// Cap of a line; no effect in a terminal.
    public enum LineCap: Hashable, Sendable {
        case butt, round, square
    }

    /// Join of lines; no effect in a terminal.
    public enum LineJoin: Hashable, Sendable {
        case miter, round, bevel
    }
}
