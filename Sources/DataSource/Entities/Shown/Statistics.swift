public struct Statistics: Identifiable, Hashable, Sendable {
    public var firstDay: Day
    public var mean: Double
    public var minimum: Double
    public var maximum: Double
    // Change of the trend since the end of the previous period, so that months add up to years.
    public var change: Double
    public var readings: Int
    // Weigh-ins left out of the curve, and of mean, low and high.
    public var leftOut: Int
    // True for the very first weigh-in, which has no change.
    public var isFirst: Bool

    public var id: Day { firstDay }

    public init(
        firstDay: Day,
        mean: Double,
        minimum: Double,
        maximum: Double,
        change: Double,
        readings: Int,
        leftOut: Int = 0,
        isFirst: Bool = false
    ) {
        self.firstDay = firstDay
        self.mean = mean
        self.minimum = minimum
        self.maximum = maximum
        self.change = change
        self.readings = readings
        self.leftOut = leftOut
        self.isFirst = isFirst
    }
}
