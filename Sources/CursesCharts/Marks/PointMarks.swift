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

/// Band behind everything else, drawn as a light pattern; does not extend the axes of other marks.
public struct RectangleMark: ChartContent {
    private let box: PlotBox
    private let scale: PlottableScale?
    private var cell: MarkPoint?

    /// Makes a band between two values in each direction.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        box = PlotBox(x: Span(xStart, xEnd), y: Span(yStart, yEnd))
        scale = X.plottableScale
    }

    /// Makes a horizontal band across the chart.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        box = PlotBox(y: Span(yStart, yEnd))
        scale = nil
    }

    /// Makes a vertical band across the chart.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        box = PlotBox(x: Span(xStart, xEnd))
        scale = X.plottableScale
    }

    /// Makes a cell of a heat map, drawn as a square.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        box = PlotBox()
        scale = X.plottableScale
        cell = MarkPoint(x: x, y: y)
    }

    /// Makes a vertical band at a value.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        box = PlotBox(x: Span(x.value.primitivePlottable), y: Span(yStart, yEnd))
        scale = X.plottableScale
    }

    public func add(to marks: inout ChartMarks) {
        if let cell { return marks.add(cell, kind: .cell) }
        marks.add(band: box, scale: scale)
    }
}

extension MarkKind {
    nonisolated static let cell = MarkKind(symbol: .square, layer: .point)
}

/// Straight line across the chart or between two values, dashed by default.
public struct RuleMark: ChartContent {
    private let box: PlotBox
    private let scale: PlottableScale?
    private var xCategory: String?
    private var yCategory: String?

    /// Makes a horizontal line across the chart.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        box = PlotBox(y: Span(y.value.primitivePlottable))
        scale = nil
        yCategory = y.value.plottableCategory
    }

    /// Makes a vertical line across the chart.
    public init<X: Plottable>(x: PlottableValue<X>) {
        box = PlotBox(x: Span(x.value.primitivePlottable))
        scale = X.plottableScale
        xCategory = x.value.plottableCategory
    }

    /// Makes a horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>
    ) {
        box = PlotBox(x: Span(xStart, xEnd), y: Span(y.value.primitivePlottable))
        scale = X.plottableScale
    }

    /// Makes a vertical line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        box = PlotBox(x: Span(x.value.primitivePlottable), y: Span(yStart, yEnd))
        scale = X.plottableScale
    }

    public func add(to marks: inout ChartMarks) {
        var box = box
        if let xCategory { box.x = Span(marks.column(of: xCategory, 0)) }
        if let yCategory { box.y = Span(marks.row(of: yCategory, 0)) }
        marks.add(rule: box, scale: scale)
    }
}
