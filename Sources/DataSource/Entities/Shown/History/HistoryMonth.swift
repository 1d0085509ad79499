// The weigh-ins of a month, which follow one another in the history.
public struct HistoryMonth: Hashable, Sendable {
    public var firstDay: Day
    // Where its newest weigh-in is in the history.
    public var start: Int
    public var count: Int
    public var mean: Double

    public init(firstDay: Day, start: Int, count: Int, mean: Double) {
        self.firstDay = firstDay
        self.start = start
        self.count = count
        self.mean = mean
    }
}
