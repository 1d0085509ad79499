/// What the modifiers of a chart ask for.
struct ChartOptions {
    var x = AxisOptions()
    var y = AxisOptions()
    var selection: ChartSelection?
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

private struct ChartOptionsKey: EnvironmentKey {
    static let defaultValue = ChartOptions()
}
