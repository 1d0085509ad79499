public import DataSource

// Content of the history: weigh-ins that were read, and what is listed of them.
public struct HistoryContent: Sendable {
    public var person: Person
    public var distinction: Int?
    public var settings: Settings
    public var weighIns: RecentWeighIns
    public var entries: [HistoryEntry]
    public var summary: HistorySummary
}

// Figures of all entries together.
public struct HistorySummary: Hashable, Sendable {
    public var months: [HistoryMonth]
    public var longestNote: Int
    // Decimals of the weights.
    public var digits: Int
    // Measures of at least one weigh-in.
    public var measures: [Measure]
}
