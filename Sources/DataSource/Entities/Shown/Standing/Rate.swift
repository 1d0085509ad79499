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
