public struct Statistics: Identifiable, Hashable, Sendable {
    public var firstDay: Day
    public var mean: Double
    public var minimum: Double
    public var maximum: Double
    // Of the trend, from the end of what was before, so that months add up to their year.
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
