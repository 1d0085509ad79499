// A period compared with the previous one, or a gap without weigh-ins.
public struct StatisticsRow: Identifiable, Hashable, Sendable {
    public var days: ClosedRange<Day>
    public var statistics: Statistics?
    public var difference: Double?
    // Low and high weight, scaled so that all periods lie within 0...1.
    public var extent: ClosedRange<Double>?
    public var mean: Double?
    // True if a period without weigh-ins has unreadable files.
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
