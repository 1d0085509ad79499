public import DataSource

extension Rate {
    public var weeklySlope: Double { slope * 7 }

    public var weeklyMargin: Double { margin * 7 }

    static let recentDays = 7

    // Kilograms a week; a wider margin says nothing.
    static let steadyMargin = 0.5

    // No change that is worth its sign.
    public var isSteady: Bool {
        !isClear && bendDay == nil && slope.magnitude < margin / 2
            && weeklyMargin <= Self.steadyMargin
    }

    // When true, the rate says nothing of today any more.
    public func isPast(on today: Day) -> Bool {
        lastDay.distance(to: today) > Self.recentDays
    }

    // Both ends of what is probable.
    var slopes: ClosedRange<Double> { slope - margin...slope + margin }

    // Says something of today: slower windows and older weights do not.
    func isCurrent(on today: Day) -> Bool { window == .month && !isPast(on: today) }

    // With a probability of 95 %, so many days after the last one, if the rate stays.
    func levels(after days: Int) -> ClosedRange<Double> {
        let days = Double(days)
        let variance = spread.level + 2 * days * spread.covariance + days * days * spread.slope
        let middle = weight + slope * days
        let margin = spread.quantile * max(0, variance).squareRoot()
        return (middle - margin)...(middle + margin)
    }

    // About three years: no rate stays that long.
    static let furthest = 1096

    // How many days after the last one the goal is met if the rate stays: the first and the last day of
    // those that have a probability of 95 % together. `last` is `nil` if it is too far away, both if the
    // first is.
    func daysUntil(_ goal: Double) -> (first: Int?, last: Int?) {
        let isAbove = weight > goal
        func firstDay(where meets: (ClosedRange<Double>) -> Bool) -> Int? {
            (0...Self.furthest).first { meets(levels(after: $0)) }
        }
        let first = firstDay { isAbove ? $0.lowerBound <= goal : $0.upperBound >= goal }
        let last = firstDay { isAbove ? $0.upperBound <= goal : $0.lowerBound >= goal }
        return (first, last)
    }
}
