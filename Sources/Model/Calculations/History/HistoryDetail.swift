public import DataSource

// A weigh-in with its month and the trend around it.
public struct HistoryDetail: Hashable, Sendable {
    public var entry: HistoryEntry
    public var previous: WeighIn?
    public var assessment: Assessment?
    public var measures: [MeasureReading] = []
    public var month: Statistics
    public var days: ClosedRange<Day>
    public var points: [TrendPoint]
    // Trend points right before and after the days.
    public var lead: TrendPoint?
    public var trail: TrendPoint?

    public subscript(measure: Measure) -> MeasureReading? {
        measures.first { $0.measure == measure }
    }
}
