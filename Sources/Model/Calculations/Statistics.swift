public import DataSource

public struct Statistics: Identifiable, Hashable, Sendable {
    public var firstDay: Day
    public var mean: Double
    public var minimum: Double
    public var maximum: Double
    // Change of the trend since the end of the previous period, so that months add up to years.
    public var change: Double
    public var readings: Int
    // Weigh-ins left out of the curve, and of mean, low and high.
    public var leftOut = 0
    // True for the very first weigh-in, which has no change.
    public var isFirst = false

    public var id: Day { firstDay }

    // Weigh-ins in the mean: all of them if each is left out of the curve.
    fileprivate var counted: Int { leftOut < readings ? readings - leftOut : readings }
}

extension Collection<Statistics> {
    public var leftOut: Int { reduce(0) { $0 + $1.leftOut } }

    // Merges the periods into one; `nil` if there are none.
    var total: Statistics? {
        guard let first = self.min(by: { $0.firstDay < $1.firstDay }) else { return nil }
        let readings = reduce(0) { $0 + $1.readings }
        let counted = reduce(0) { $0 + $1.counted }
        return Statistics(
            firstDay: first.firstDay,
            mean: reduce(0) { $0 + $1.mean * Double($1.counted) } / Double(counted),
            minimum: reduce(first.minimum) { Swift.min($0, $1.minimum) },
            maximum: reduce(first.maximum) { Swift.max($0, $1.maximum) },
            change: reduce(0) { $0 + $1.change },
            readings: readings,
            leftOut: leftOut,
            isFirst: count == 1 && first.isFirst
        )
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
    public var isUnread = false

    public var id: Day { days.lowerBound }
}
