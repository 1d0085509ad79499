/// A band behind everything else, drawn as a light pattern; it asks for no room of its own.
public struct RectangleMark: ChartContent {
    private let box: PlotBox
    private let scale: PlottableScale?

    /// A band between two values each way.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        box = PlotBox(x: Span(xStart, xEnd), y: Span(yStart, yEnd))
        scale = X.plottableScale
    }

    /// A level band across the chart.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        box = PlotBox(y: Span(yStart, yEnd))
        scale = nil
    }

    /// An upright band across the chart.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        box = PlotBox(x: Span(xStart, xEnd))
        scale = X.plottableScale
    }

    public func add(to marks: inout ChartMarks) {
        marks.add(band: box, scale: scale)
    }
}
