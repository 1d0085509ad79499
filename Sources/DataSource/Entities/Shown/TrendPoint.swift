public struct TrendPoint: Hashable, Sendable {
    public var day: Day
    public var weight: Double
    public var trend: Double

    public init(day: Day, weight: Double, trend: Double) {
        self.day = day
        self.weight = weight
        self.trend = trend
    }
}
