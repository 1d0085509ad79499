public struct TrendPoint: Hashable, Sendable {
    public var day: Day
    public var weight: Double
    public var trend: Double
    // Half of the interval that holds the trend with a probability of 95 %; `nil` where later weights
    // will not change it.
    public var margin: Double?
    // When true, the weight is left out of the trend until another one agrees.
    public var isSlip: Bool

    public init(
        day: Day,
        weight: Double,
        trend: Double,
        margin: Double? = nil,
        isSlip: Bool = false
    ) {
        self.day = day
        self.weight = weight
        self.trend = trend
        self.margin = margin
        self.isSlip = isSlip
    }
}
