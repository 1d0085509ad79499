public import DataSource

// A line of the history: a weigh-in, or the head of a month.
public struct HistoryLine: Identifiable, Hashable, Sendable {
    public enum ID: Hashable, Sendable {
        case month(Day)
        case entry(WeighIn.ID)
    }

    public var entry: HistoryEntry
    public var month: HistoryMonth?

    public var id: ID { month.map { .month($0.firstDay) } ?? .entry(entry.id) }
}
