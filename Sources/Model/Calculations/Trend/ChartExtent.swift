public import DataSource

// Bounds of a chart, and lines that leave them.
public struct ChartExtent: Hashable, Sendable {
    public var weights: ClosedRange<Double>
    public var outliers: [TrendPoint] = []
    // First days after long gaps, to which no line leads.
    public var gapEnds: Set<Day> = []
    public var overlayGapEnds: Set<Day> = []
    // Offset of the overlay in kilograms, so that neither curve is drawn flat.
    public var overlayShift = 0.0
}
