public struct ForecastPoint: Hashable, Sendable {
    public var day: Day
    public var weight: Double
    // With a probability of 95 %.
    public var bounds: ClosedRange<Double>

    public init(day: Day, weight: Double, bounds: ClosedRange<Double>) {
        self.day = day
        self.weight = weight
        self.bounds = bounds
    }
}
