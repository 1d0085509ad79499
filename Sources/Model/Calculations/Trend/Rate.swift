public import DataSource

// Rate of change, from a line fitted to the weights of a window.
public struct Rate: Hashable, Sendable {
    // Kilograms a day, with the margin of the 95 % interval.
    public var slope: Double
    public var margin: Double
    // True if it is significant and not negligible.
    public var isClear: Bool
    public var window: RateWindow
    // First and last weighed day, within the window.
    public var firstDay: Day
    public var lastDay: Day
    // Kilograms between the lowest and the highest trend of these days.
    public var trendSpan = 0.0
    // Approximate day of the last change of rate; `nil` if its probability is below 80 %.
    public var bendDay: Day?
    // For energy, goal dates and forecast; `nil` if these would be too uncertain.
    public var pace: Pace?
    // A slow change that is clear in three months but not in four weeks.
    public var longChange: LongChange?

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

// Change of the trend over a long window.
public struct LongChange: Hashable, Sendable {
    public var kilograms: Double
    public var window: RateWindow
    // First and last weighed day, within the window.
    public var firstDay: Day
    public var lastDay: Day
}

public struct MissingDays: Hashable, Sendable {
    // Days with a weight that are still needed for a rate.
    public var count: Int
    // First day on which there can be a rate.
    public var firstDay: Day?

    // True if the rate lacks recent weigh-ins, not their number.
    func lacksRecentWeighIns(newest: Day?, today: Day) -> Bool {
        guard count == 1, let newest else { return false }
        return newest.distance(to: today) >= RateWindow.month.days
    }
}

// Line of today’s rate, since its last change if there is one; what looks ahead follows it.
public struct Pace: Hashable, Sendable {
    // Kilograms a day, with the margin of the 95 % interval.
    public var slope: Double
    public var margin: Double
    // Kilograms on the line at the last weighed day.
    public var weight: Double
    public var spread: RateSpread

    // Kilograms a day: smaller slopes come from floating-point rounding.
    static let leastSlope = 1e-9

    // True if it is significant and not negligible.
    var isClear: Bool { slope.magnitude > max(margin, Self.leastSlope) }

    // 95 % interval of the level so many days after the last weigh-in, at an unchanged rate.
    func levels(after days: Int) -> ClosedRange<Double> {
        let days = Double(days)
        let variance = spread.level + 2 * days * spread.covariance + days * days * spread.slope
        let middle = weight + slope * days
        let margin = spread.quantile * max(0, variance).squareRoot()
        return (middle - margin)...(middle + margin)
    }

    // About three years: no rate lasts longer.
    static let furthest = 1096

    // Days from the last weigh-in to the goal at an unchanged rate: both ends of the 95 % interval.
    // `last` is `nil` beyond `furthest`, both if `first` is beyond it.
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

// Variances of the line of a rate on its last day, and Student's t of 95 %.
public struct RateSpread: Hashable, Sendable {
    public static let none = RateSpread(level: 0, slope: 0, covariance: 0, quantile: 0)

    public var level: Double
    public var slope: Double
    public var covariance: Double
    public var quantile: Double
}

// The mean of the last seven days, and its change from the seven before.
public struct WeekComparison: Hashable, Sendable {
    public var mean: Double
    public var change: Double?
}

public enum RateWindow: Int, CaseIterable, Hashable, Sendable {
    case month = 28
    case quarter = 91
    case year = 365

    public var days: Int { rawValue }
}
