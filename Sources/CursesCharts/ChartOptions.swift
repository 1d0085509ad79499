/// Settings of the chart modifiers.
struct ChartOptions {
    var x = AxisOptions()
    var y = AxisOptions()
    var selection: ChartSelection?
    var ySelection: ChartSelection?
    var range: ChartRangeSelection?
    var legend = ChartLegend()
    var styles = ChartStyleScale()
}

extension EnvironmentValues {
    @Entry var chartOptions = ChartOptions()
}
