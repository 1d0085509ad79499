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
    public var trendSpan: Double
    // Approximate day of the last change of rate; `nil` if its probability is below 80 %.
    public var bendDay: Day?
    // For energy, goal dates and forecast; `nil` if these would be too uncertain.
    public var pace: Pace?
    // A slow change that is clear in three months but not in four weeks.
    public var longChange: LongChange?

    public init(
        slope: Double,
        margin: Double,
        isClear: Bool,
        window: RateWindow,
        firstDay: Day,
        lastDay: Day,
        trendSpan: Double = 0,
        bendDay: Day? = nil,
        pace: Pace? = nil,
        longChange: LongChange? = nil
    ) {
        self.slope = slope
        self.margin = margin
        self.isClear = isClear
        self.window = window
        self.firstDay = firstDay
        self.lastDay = lastDay
        self.trendSpan = trendSpan
        self.bendDay = bendDay
        self.pace = pace
        self.longChange = longChange
    }
}

// Change of the trend over a long window.
public struct LongChange: Hashable, Sendable {
    public var kilograms: Double
    public var window: RateWindow
    // First and last weighed day, within the window.
    public var firstDay: Day
    public var lastDay: Day

    public init(kilograms: Double, window: RateWindow, firstDay: Day, lastDay: Day) {
        self.kilograms = kilograms
        self.window = window
        self.firstDay = firstDay
        self.lastDay = lastDay
    }
}

public struct MissingDays: Hashable, Sendable {
    // Days with a weight that are still needed for a rate.
    public var count: Int
    // First day on which there can be a rate.
    public var firstDay: Day?

    public init(count: Int, firstDay: Day? = nil) {
        self.count = count
        self.firstDay = firstDay
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

    public init(slope: Double, margin: Double, weight: Double, spread: RateSpread) {
        self.slope = slope
        self.margin = margin
        self.weight = weight
        self.spread = spread
    }
}

// Variances of the line of a rate on its last day, and Student's t of 95 %.
public struct RateSpread: Hashable, Sendable {
    public static let none = RateSpread(level: 0, slope: 0, covariance: 0, quantile: 0)

    public var level: Double
    public var slope: Double
    public var covariance: Double
    public var quantile: Double

    public init(level: Double, slope: Double, covariance: Double, quantile: Double) {
        self.level = level
        self.slope = slope
        self.covariance = covariance
        self.quantile = quantile
    }
}

// The mean of the last seven days, and its change from the seven before.
public struct WeekComparison: Hashable, Sendable {
    public var mean: Double
    public var change: Double?

    public init(mean: Double, change: Double?) {
        self.mean = mean
        self.change = change
    }
}
