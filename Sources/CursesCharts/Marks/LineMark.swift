/// Point of a line, which connects the marks of its series in order.
public struct LineMark: ChartContent {
    private let point: MarkPoint

    /// Makes a point of the line named by its y-value.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        point = MarkPoint(x: x, y: y)
    }

    /// Makes a point of the line of a series.
    public init<X: Plottable, Y: Plottable, Series: Hashable & Sendable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<Series>
    ) { point = MarkPoint(x: x, y: y, series: series) }

    public func add(to marks: inout ChartMarks) {
        marks.add(point, kind: .line)
    }
}

extension MarkKind {
    nonisolated static let line = MarkKind(layer: .line) { track, x, y, grid in
        let isDashed = track.look.isDashed ?? false
        let pen = DotGrid.Pen(
            style: track.look.style,
            isDashed: isDashed,
            isThick: track.look.isThick && grid.dots == .braille,
            givesWay: isDashed
        )
        grid.draw(line: track.points, x: x, y: y, pen: pen)
    }
}
