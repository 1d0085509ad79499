// A weigh-in, the month that it is of and the time around it.
public struct HistoryDetail: Hashable, Sendable {
    public var entry: HistoryEntry
    public var month: Statistics
    public var days: ClosedRange<Day>
    public var points: [TrendPoint]

    public init(
        entry: HistoryEntry,
        month: Statistics,
        days: ClosedRange<Day>,
        points: [TrendPoint]
    ) {
        self.entry = entry
        self.month = month
        self.days = days
        self.points = points
    }
}
