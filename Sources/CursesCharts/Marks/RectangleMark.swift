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
