public import DataSource

// The weigh-ins of a month, a range of the history.
public struct HistoryMonth: Hashable, Sendable {
    public var firstDay: Day
    // Index of its newest weigh-in.
    public var start: Int
    public var count: Int
    // `nil` if all of them are slips.
    public var mean: Double?
}
