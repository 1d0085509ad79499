public import DataSource

extension Rate {
    public var weeklySlope: Double { slope * 7 }

    public var weeklyMargin: Double { margin * 7 }

    public static let recentDays = 7

    // Kilograms a week; a rate with a wider margin is unknown, not steady.
    static let steadyMargin = 0.5
    // Kilograms; a curve that moves further has a course, even if it comes back.
    static let steadySpan = 1.0

    // Below half the margin, even the sign of the slope is uncertain.
    public var isSteady: Bool {
        window == .month && !isClear && bendDay == nil && longChange == nil
            && slope.magnitude < margin / 2 && weeklyMargin <= Self.steadyMargin
            && trendSpan <= Self.steadySpan
    }

    // True for months without a clear rate: a slope of a few grams a week says nothing of them.
    public var isWithoutDirection: Bool { window != .month && !isClear }

    // True if the last weigh-in is over a week old: the rate then does not describe today.
    public func isPast(on today: Day) -> Bool {
        lastDay.distance(to: today) > Self.recentDays
    }

    // Older weigh-ins tell nothing of what comes.
    func pace(on today: Day) -> Pace? { isPast(on: today) ? nil : pace }
}
