/// Values of a mark; `base` is the other edge of an area, NaN for the edge of the plot.
nonisolated struct PlotPoint {
    var x: Double
    var y: Double
    var base = Double.nan

    /// True if both values are finite and below `Span.limit`; others are gaps.
    var isDrawable: Bool { x.magnitude < Span.limit && y.magnitude < Span.limit }
}
