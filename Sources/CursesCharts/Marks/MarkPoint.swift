/// Point of a mark, with its names and scale.
nonisolated struct MarkPoint {
    var point: PlotPoint
    let label: LocalizedStringKey
    var series: String?
    let scale: PlottableScale
    let xCategory: String?
    let yCategory: String?

    init<X: Plottable, Y: Plottable, Series>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<Series>? = PlottableValue<String>?.none
    ) {
        point = PlotPoint(x: x.value.primitivePlottable, y: y.value.primitivePlottable)
        label = y.label
        self.series = series.map { "\($0.value)" }
        scale = X.plottableScale
        xCategory = x.value.plottableCategory
        yCategory = y.value.plottableCategory
    }
}
