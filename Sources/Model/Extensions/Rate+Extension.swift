public import DataSource

extension Rate {
    public var weeklySlope: Double { slope * 7 }

    public var weeklyMargin: Double { margin * 7 }

    // Whether so little time has passed that the line can be expected to have gone on.
    func goesOn(until today: Day) -> Bool {
        lastDay.distance(to: today) < RateWindow.month.days
    }

    static let recentDays = 7

    // When true, the rate says nothing of today any more.
    public func isPast(on today: Day) -> Bool {
        lastDay.distance(to: today) > Self.recentDays
    }

    // Both ends of what is probable.
    var slopes: ClosedRange<Double> { slope - margin...slope + margin }
}
