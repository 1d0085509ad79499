// A period beside the one before it, and where its weights lie among those of all periods; or the
// periods in which nothing was weighed.
public struct StatisticsRow: Identifiable, Hashable, Sendable {
    public var days: ClosedRange<Day>
    public var statistics: Statistics?
    public var difference: Double?
    // From the lowest weight of all periods, which is 0, to the highest, which is 1.
    public var extent: ClosedRange<Double>?
    public var mean: Double?
    // Whether something in a time without weigh-ins cannot be read.
    public var isUnread: Bool

    public var id: Day { days.lowerBound }

    public init(
        days: ClosedRange<Day>,
        statistics: Statistics? = nil,
        difference: Double? = nil,
        extent: ClosedRange<Double>? = nil,
        mean: Double? = nil,
        isUnread: Bool = false
    ) {
        self.days = days
        self.statistics = statistics
        self.difference = difference
        self.extent = extent
        self.mean = mean
        self.isUnread = isUnread
    }
}
