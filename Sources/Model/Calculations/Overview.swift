public import DataSource

public struct Overview: Hashable, Sendable {
    public static let empty = Overview(entries: [], points: [], scheme: .who, classBounds: [])

    // The newest first.
    public var entries: [HistoryEntry]
    public var points: [TrendPoint]
    // The trend point before the first entry.
    public var lead: TrendPoint?
    public var scheme: Scheme
    public var classBounds: [Double]
    public var assessment: Assessment?
    public var healthyWeights: ClosedRange<Double>?
    // `nil` for adults, and without a birth date.
    public var growth: GrowthStanding?
    // BMI over all years; `nil` where no percentiles apply.
    public var growthChart: GrowthChart?
    public var rate: Rate?
    public var missingDays: MissingDays?
    // Kilocalories a day; negative for a deficit.
    public var energy: ClosedRange<Int>?
    public var goal: GoalOutlook?
    public var week: WeekComparison?
    public var finishedWeek: FinishedWeek?
    // True if lower weights are better, false if higher ones are; `nil` if neither are.
    public var isLossBetter: Bool?
    // Whole months, the newest first.
    public var months: [Statistics] = []
    // The newest value of each measure that the person has used.
    public var measures: [MeasureReading] = []

    // True if there is a change or trend to show: a single weigh-in has neither.
    public var hasCourse: Bool { entries.count > 1 }

    public func isStale(on today: Day) -> Bool {
        let newest = entries.first?.weighIn.day
        return rate == nil && missingDays?.lacksRecentWeighIns(newest: newest, today: today) == true
    }

    // Half the width of the 95 % band around the newest trend.
    public var margin: Double? { points.last?.margin }
}

// The week that ended yesterday.
public struct FinishedWeek: Hashable, Sendable {
    public var firstDay: Day
    public var mean: Double
    // From the mean of the week before.
    public var change: Double?
    public var weighedDays: Int
    // Heights of a small curve; `nil` for days without weigh-ins.
    public var levels: [Int?]
    // `nil` for a mean that is none for the better.
    public var best: Milestone?

    public var days: ClosedRange<Day> { firstDay...firstDay.advanced(by: 6) }
}
