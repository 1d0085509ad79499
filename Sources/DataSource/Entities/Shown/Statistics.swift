public struct Statistics: Identifiable, Hashable, Sendable {
    public var firstDay: Day
    public var mean: Double
    public var minimum: Double
    public var maximum: Double
    // Change of the trend since the end of the previous period, so that months add up to years.
    public var change: Double
    public var readings: Int

    public var id: Day { firstDay }

    public init(
        firstDay: Day,
        mean: Double,
        minimum: Double,
        maximum: Double,
        change: Double,
        readings: Int
    ) {
        self.firstDay = firstDay
        self.mean = mean
        self.minimum = minimum
        self.maximum = maximum
        self.change = change
        self.readings = readings
    }
}
