public struct PeriodStatistics: Hashable, Sendable {
    public var period: Period
    public var statistics: Statistics

    public init(period: Period, statistics: Statistics) {
        self.period = period
        self.statistics = statistics
    }
}
