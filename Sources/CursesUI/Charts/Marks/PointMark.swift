/// A point, drawn as a symbol above all lines.
public struct PointMark: ChartContent {
    private let point: PlotPoint
    private let label: LocalizedStringKey
    private let scale: PlottableScale

    /// A point at its values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        point = PlotPoint(x: x.value.primitivePlottable, y: y.value.primitivePlottable)
        label = y.label
        scale = X.plottableScale
    }

    public func add(to marks: inout ChartMarks) {
        marks.add(point, kind: .point, label: label, series: nil, scale: scale)
    }
}
