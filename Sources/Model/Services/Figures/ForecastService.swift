public import DataSource

public struct ForecastService: Sendable {
    // Energy of a kilogram of body mass: the first loss has little fat (Heymsfield 2012), later
    // loss is mostly fat (Hall 2008).
    static let kilocalories = (least: 4_900.0, most: 7_700.0)
    static let energyStep = 50.0
    // Kilograms a day: only damaged data exceeds this.
    static let greatestSlope = 100.0
    static let levelDays = 7
    private static let furthest = 91
    private static let longestBefore = 24 * furthest

    public init(_ appDependencies: AppDependencies) {}

    // Daily surplus (above zero) or deficit in kilocalories: both ends of the likely range.
    public func energy(of rate: Rate, today: Day) -> ClosedRange<Int>? {
        guard let pace = rate.pace(on: today), pace.isClear,
            pace.slope.magnitude + pace.margin < Self.greatestSlope
        else { return nil }
        let ends = [pace.slope.magnitude - pace.margin, pace.slope.magnitude + pace.margin]
        let bounds = zip(ends, [Self.kilocalories.least, Self.kilocalories.most]).map {
            Int(($0 * $1 / Self.energyStep).rounded()) * Int(Self.energyStep)
        }
        guard bounds[1] > 0 else { return nil }
        return pace.slope > 0 ? bounds[0]...bounds[1] : -bounds[1]...(-bounds[0])
    }

    // Forecast beside the days of a chart: at most a quarter of them, if they end today.
    public func forecast(
        of rate: Rate,
        along points: [TrendPoint],
        beside days: ClosedRange<Day>,
        today: Day
    ) -> [ForecastPoint] {
        let length = days.lowerBound.distance(to: today)
        // Squeezed into a few columns, a forecast looks like a jump.
        guard days.upperBound == today, length <= Self.longestBefore else { return [] }
        let end = today.advanced(by: min(length / 4, Self.furthest))
        return forecast(of: rate, along: points, until: end, today: today)
    }

    // Likely weights on each day from the last weigh-in on; empty without a pace of today.
    public func forecast(
        of rate: Rate,
        along points: [TrendPoint],
        until end: Day,
        today: Day
    ) -> [ForecastPoint] {
        let settled = settled(points, until: rate.lastDay)
        let week = settled.filter { $0.day.distance(to: rate.lastDay) < Self.levelDays }
        let room = rate.lastDay.distance(to: end)
        guard let pace = rate.pace(on: today), let last = settled.last, room > 0 else { return [] }
        let forecast = Forecast(
            level: week.reduce(0) { $0 + $1.weight } / Double(week.count),
            pace: pace,
            trend: last.trend,
            trendMargin: last.margin ?? 0
        )
        return (0...room).map { days in
            ForecastPoint(
                day: rate.lastDay.advanced(by: days),
                weight: forecast.weight(after: days),
                bounds: forecast.weights(after: days)
            )
        }
    }

    // The last points that are no slips, as many as a level needs.
    private func settled(_ points: [TrendPoint], until end: Day) -> [TrendPoint] {
        var settled: [TrendPoint] = []
        for point in points.reversed() where !point.isSlip && point.day <= end {
            settled.insert(point, at: 0)
            if settled.count == Self.levelDays { break }
        }
        return settled
    }
}
