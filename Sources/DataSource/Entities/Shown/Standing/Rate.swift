// The line through the weights of the last days.
public struct Rate: Hashable, Sendable {
    // Kilograms a day, give or take the margin in which it lies with a probability of 95 %.
    public var slope: Double
    public var margin: Double
    // Whether it is more than chance.
    public var isClear: Bool
    public var window: RateWindow
    // Between which there are weights, which need not fill the window.
    public var firstDay: Day
    public var lastDay: Day
    // Where the line is on the last day.
    public var weight: Double

    public init(
        slope: Double,
        margin: Double,
        isClear: Bool,
        window: RateWindow,
        firstDay: Day,
        lastDay: Day,
        weight: Double
    ) {
        self.slope = slope
        self.margin = margin
        self.isClear = isClear
        self.window = window
        self.firstDay = firstDay
        self.lastDay = lastDay
        self.weight = weight
    }
}
