/// A corner of a line; the line goes through the marks of its series in their order.
public struct LineMark: ChartContent {
    private let point: PlotPoint
    private let label: LocalizedStringKey
    private let series: String?
    private let scale: PlottableScale

    /// A corner of the line of a series; without a series the line is named by its y-value.
    public init<X: Plottable, Y: Plottable, Series: Hashable & Sendable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<Series>? = PlottableValue<String>?.none
    ) {
        point = PlotPoint(x: x.value.primitivePlottable, y: y.value.primitivePlottable)
        label = y.label
        self.series = series.map { "\($0.value)" }
        scale = X.plottableScale
    }

    public func add(to marks: inout ChartMarks) {
        marks.add(point, kind: .line, label: label, series: series, scale: scale)
    }
}
