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
