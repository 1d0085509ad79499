// What a chart of weigh-ins has room for, and what stands at its edge.
public struct ChartExtent: Hashable, Sendable {
    public var weights: ClosedRange<Double>
    public var outliers: [TrendPoint]
    // The days before which nobody weighed for so long that no line leads there.
    public var gapEnds: Set<Day>
    public var overlayGapEnds: Set<Day>
    // How much higher another course is drawn than it is, so that neither is flat.
    public var overlayShift: Double

    public init(
        weights: ClosedRange<Double>,
        outliers: [TrendPoint] = [],
        gapEnds: Set<Day> = [],
        overlayGapEnds: Set<Day> = [],
        overlayShift: Double = 0
    ) {
        self.weights = weights
        self.outliers = outliers
        self.gapEnds = gapEnds
        self.overlayGapEnds = overlayGapEnds
        self.overlayShift = overlayShift
    }
}
