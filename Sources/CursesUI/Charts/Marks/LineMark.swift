/// A corner of a line; the line goes through the marks of its series in their order.
public struct LineMark: ChartContent {
    private let point: PlotPoint
    private let label: LocalizedStringKey
    private let series: String?
    private let scale: PlottableScale

    /// A corner of the line that is named by its y-value.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        point = PlotPoint(x: x.value.primitivePlottable, y: y.value.primitivePlottable)
        label = y.label
        series = nil
        scale = X.plottableScale
    }

    /// A corner of the line of a series.
    public init<X: Plottable, Y: Plottable, Series: Hashable & Sendable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<Series>
    ) {
        point = PlotPoint(x: x.value.primitivePlottable, y: y.value.primitivePlottable)
        label = y.label
        self.series = "\(series.value)"
        scale = X.plottableScale
    }

    public func add(to marks: inout ChartMarks) {
        marks.add(point, kind: .line, label: label, series: series, scale: scale)
    }
}
