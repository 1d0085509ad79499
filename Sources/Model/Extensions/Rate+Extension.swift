public import DataSource

extension Rate {
    public var weeklySlope: Double { slope * 7 }

    public var weeklyMargin: Double { margin * 7 }

    // Both ends of what is probable.
    var slopes: ClosedRange<Double> { slope - margin...slope + margin }
}
