public struct PeriodStatistics: Hashable, Sendable {
    public var period: Period
    // The newest first.
    public var statistics: [Statistics]

    public init(period: Period, statistics: [Statistics]) {
        self.period = period
        self.statistics = statistics
    }
}
