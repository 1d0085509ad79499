/// A corner of an area, drawn as a light screen of dots.
public struct AreaMark: ChartContent {
    private let point: PlotPoint
    private let label: LocalizedStringKey
    private let series: String?
    private let scale: PlottableScale

    /// A corner of the area between a line and the lower edge of the chart, of a series where one is named.
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

    /// Two corners of the area between two lines.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        point = PlotPoint(
            x: x.value.primitivePlottable,
            y: yEnd.value.primitivePlottable,
            base: yStart.value.primitivePlottable
        )
        label = yEnd.label
        series = nil
        scale = X.plottableScale
    }

    public func add(to marks: inout ChartMarks) {
        marks.add(point, kind: .area, label: label, series: series, scale: scale)
    }
}
