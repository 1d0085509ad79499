public import DataSource

public struct ForecastService: Sendable {
    static let kilocaloriesOfKilogram = 7716.0
    static let rateDays = 28
    static let recentDays = 14
    static let leastWeighedDays = 4
    static let furthest = 1096

    public init(_ appDependencies: AppDependencies) {}

    // Kilograms a day, or nothing where it would be a guess from a few points.
    public func rate(of points: [TrendPoint], today: Day) -> Double? {
        guard missingDays(in: points, today: today) == 0 else { return nil }
        return slope(days(of: points.filter { isWithin(Self.rateDays, $0.day, today) }))
    }

    // How many days more must have a weight before there is a rate.
    public func missingDays(in points: [TrendPoint], today: Day) -> Int {
        let recent = points.filter { isWithin(Self.recentDays, $0.day, today) }
        return max(0, Self.leastWeighedDays - recent.count)
    }

    public func energy(rate: Double) -> Double {
        rate * Self.kilocaloriesOfKilogram
    }

    public func goalDate(goal: Double, rate: Double, last: TrendPoint) -> Day? {
        let days = ((goal - last.trend) / rate).rounded(.up)
        guard days > 0, days <= Double(Self.furthest) else { return nil }
        return last.day.advanced(by: Int(days))
    }

    // Where the trend goes if it goes on like this, as far as it is drawn and no further than the goal.
    public func forecast(
        from last: TrendPoint,
        rate: Double,
        goal: Double?,
        days: Int
    ) -> [TrendPoint] {
        let goalDays = goal.flatMap { goalDate(goal: $0, rate: rate, last: last) }
            .map { last.day.distance(to: $0) }
        let ahead = min(days, goalDays ?? days)
        guard ahead > 0 else { return [] }
        let weight = last.trend + rate * Double(ahead)
        return [last, TrendPoint(day: last.day.advanced(by: ahead), weight: weight, trend: weight)]
    }

    private func isWithin(_ days: Int, _ day: Day, _ today: Day) -> Bool {
        (0..<days).contains(day.distance(to: today))
    }

    // A day without a weight holds the trend of the last weighed one.
    private func days(of points: [TrendPoint]) -> [Double] {
        guard let first = points.first else { return [] }
        return points.reduce(into: []) { trends, point in
            let held = first.day.distance(to: point.day) - trends.count
            trends += Array(repeating: trends.last ?? point.trend, count: held)
            trends.append(point.trend)
        }
    }

    private func slope(_ values: [Double]) -> Double? {
        guard values.count > 1 else { return nil }
        let middle = Double(values.count - 1) / 2
        let mean = values.reduce(0, +) / Double(values.count)
        var products = 0.0
        var squares = 0.0
        for (index, value) in values.enumerated() {
            products += (Double(index) - middle) * (value - mean)
            squares += (Double(index) - middle) * (Double(index) - middle)
        }
        return products / squares
    }
}
