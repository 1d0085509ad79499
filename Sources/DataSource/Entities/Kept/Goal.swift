// A weight to reach or a range to keep, with its history.
public struct Goal: Hashable, Sendable {
    public static let empty = Goal(weight: .zero)

    // The middle of a range, which older versions of the program show.
    public var weight: Double
    public var range: ClosedRange<Double>?
    public var by: Day?
    public var setOn: Day?
    // The trend on that day, `nil` before the first weigh-in.
    public var trend: Double?
    public var reachedOn: Day?
    // The day of reaching that the user has been told of.
    public var toldOn: Day?

    public init(
        weight: Double,
        range: ClosedRange<Double>? = nil,
        by: Day? = nil,
        setOn: Day? = nil,
        trend: Double? = nil,
        reachedOn: Day? = nil,
        toldOn: Day? = nil
    ) {
        self.weight = weight
        self.range = range
        self.by = by
        self.setOn = setOn
        self.trend = trend
        self.reachedOn = reachedOn
        self.toldOn = toldOn
    }

    public init(_ range: ClosedRange<Double>, by: Day? = nil) {
        let isRange = range.lowerBound < range.upperBound
        self.init(
            weight: (range.lowerBound + range.upperBound) / 2,
            range: isRange ? range : nil,
            by: by
        )
    }

    public var bounds: ClosedRange<Double> { range ?? weight...weight }

    // Kilograms to the nearest weight of it.
    public func distance(from weight: Double) -> Double {
        min(max(weight, bounds.lowerBound), bounds.upperBound) - weight
    }

    // Compares what the user entered; the rest is derived from the weigh-ins.
    public func isSamePlan(as other: Goal) -> Bool {
        (bounds, by) == (other.bounds, other.by)
    }
}
