/// Extent of a rule or band; `nil` spans the chart.
nonisolated struct PlotBox {
    var x: Span?
    var y: Span?
}
