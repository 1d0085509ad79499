/// The values that a rule or a band reaches; nil reaches across the chart.
nonisolated struct PlotBox {
    var x: Span?
    var y: Span?
}
