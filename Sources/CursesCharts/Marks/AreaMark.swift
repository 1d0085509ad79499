/// Point of an area, drawn as sparse dots; a dashed style draws only the edges, and a style with a
/// background, such as `.tintedShade`, draws that background.
public struct AreaMark: ChartContent {
    private var point: MarkPoint

    /// Makes a point of the area between a line and the lower edge of the chart.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        point = MarkPoint(x: x, y: y)
    }

    /// Makes a point of the area of a series.
    public init<X: Plottable, Y: Plottable, Series: Hashable & Sendable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<Series>
    ) { point = MarkPoint(x: x, y: y, series: series) }

    /// Makes a point of an area; areas are never stacked.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        stacking: MarkStackingMethod
    ) { self.init(x: x, y: y) }

    /// Makes two points of the area between two lines.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        point = MarkPoint(x: x, y: yEnd)
        point.point.base = yStart.value.primitivePlottable
    }

    public func add(to marks: inout ChartMarks) {
        marks.add(point, kind: .area)
    }
}

extension MarkKind {
    nonisolated static let area = MarkKind(layer: .area) { track, x, y, grid in
        grid.draw(area: track.points, x: x, y: y, style: track.look.style)
    }
}
