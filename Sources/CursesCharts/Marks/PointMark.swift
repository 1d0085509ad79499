/// Point, drawn as a symbol in front of lines.
public struct PointMark: ChartContent {
    private let point: MarkPoint

    /// Makes a point at its values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        point = MarkPoint(x: x, y: y)
    }

    public func add(to marks: inout ChartMarks) {
        marks.add(point, kind: .point)
    }
}

extension MarkKind {
    nonisolated static let point = MarkKind(symbol: .circle, layer: .point)
}
