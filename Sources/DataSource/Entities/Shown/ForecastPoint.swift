public struct ForecastPoint: Hashable, Sendable {
    public var day: Day
    public var weight: Double
    // Nothing where the line is among the weights that it fits.
    public var bounds: ClosedRange<Double>?

    public init(day: Day, weight: Double, bounds: ClosedRange<Double>? = nil) {
        self.day = day
        self.weight = weight
        self.bounds = bounds
    }
}
