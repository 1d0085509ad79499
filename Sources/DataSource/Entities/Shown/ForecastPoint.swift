public struct ForecastPoint: Hashable, Sendable {
    public var day: Day
    public var weight: Double
    // The 95 % interval.
    public var bounds: ClosedRange<Double>

    public init(day: Day, weight: Double, bounds: ClosedRange<Double>) {
        self.day = day
        self.weight = weight
        self.bounds = bounds
    }
}
