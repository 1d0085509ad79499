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
    // Weight on the line at the last day.
    public var weight: Double
    public var spread: RateSpread
    // Approximate day of the last change of rate; `nil` if its probability is below 80 %.
    public var bendDay: Day?

    public init(
        slope: Double,
        margin: Double,
        isClear: Bool,
        window: RateWindow,
        firstDay: Day,
        lastDay: Day,
        weight: Double,
        spread: RateSpread = .none,
        bendDay: Day? = nil
    ) {
        self.slope = slope
        self.margin = margin
        self.isClear = isClear
        self.window = window
        self.firstDay = firstDay
        self.lastDay = lastDay
        self.weight = weight
        self.spread = spread
        self.bendDay = bendDay
    }
}
