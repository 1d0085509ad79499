public import DataSource

public struct ForecastPoint: Hashable, Sendable {
    public var day: Day
    public var weight: Double
    // The 95 % interval.
    public var bounds: ClosedRange<Double>
}
