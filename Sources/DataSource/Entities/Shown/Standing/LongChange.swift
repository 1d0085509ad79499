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
