public struct Statistics: Identifiable, Hashable, Sendable {
    public var firstDay: Day
    public var mean: Double
    public var minimum: Double
    public var maximum: Double
    // Change of the trend since the end of the previous period, so that months add up to years.
    public var change: Double
    public var readings: Int
    // Weigh-ins left out of the curve, and of mean, low and high.
    public var leftOut: Int
    // True for the very first weigh-in, which has no change.
    public var isFirst: Bool

    public var id: Day { firstDay }

    public init(
        firstDay: Day,
        mean: Double,
        minimum: Double,
        maximum: Double,
        change: Double,
        readings: Int,
        leftOut: Int = 0,
        isFirst: Bool = false
    ) {
        self.firstDay = firstDay
        self.mean = mean
        self.minimum = minimum
        self.maximum = maximum
        self.change = change
        self.readings = readings
        self.leftOut = leftOut
        self.isFirst = isFirst
    }
}

public struct PeriodStatistics: Hashable, Sendable {
    public var period: Period
    // The newest first.
    public var statistics: [Statistics]

    public init(period: Period, statistics: [Statistics]) {
        self.period = period
        self.statistics = statistics
    }
}

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
