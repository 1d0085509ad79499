/// The values of a mark; the base is where an area begins, or not a number.
nonisolated struct PlotPoint {
    var x: Double
    var y: Double
    var base = Double.nan

    /// Whether the values can be drawn; numbers that no scale can hold are gaps as well.
    var isDrawable: Bool { x.magnitude < Span.limit && y.magnitude < Span.limit }
}
