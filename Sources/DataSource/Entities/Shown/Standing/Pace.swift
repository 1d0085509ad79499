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
