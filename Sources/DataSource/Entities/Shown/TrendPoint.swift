public struct TrendPoint: Hashable, Sendable {
    public var day: Day
    public var weight: Double
    public var trend: Double
    // Half width of the 95 % interval of the trend; `nil` if later weights cannot change it.
    public var margin: Double?
    // True if the weight is excluded from the trend until another one confirms it.
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
