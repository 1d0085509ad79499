public import DataSource

public struct ForecastService: Sendable {
    // 3500 kcal a pound.
    static let kilocaloriesOfKilogram = 7716.0
    // Nobody gains or loses more in a day; only damaged numbers do.
    static let greatestSlope = 100.0

    public init(_ appDependencies: AppDependencies) {}

    // Energy eaten too much or too little a day, at both ends of the likely range; only of recent
    // weeks, since slower windows say nothing of these days.
    public func energy(of rate: Rate, today: Day) -> ClosedRange<Int>? {
        guard rate.isClear, rate.window == .month, !rate.isPast(on: today),
            rate.slopes.upperBound < Self.greatestSlope,
            rate.slopes.lowerBound > -Self.greatestSlope
        else {
            return nil
        }
        let bounds = [rate.slopes.lowerBound, rate.slopes.upperBound].map {
            Int(($0 * Self.kilocaloriesOfKilogram / 10).rounded()) * 10
        }
        return bounds == [0, 0] ? nil : bounds[0]...bounds[1]
    }

    // Where the line begins among the weights that it fits, which shows why it is not at the trend, and where
    // it goes on from the last of them, between which bounds; no further than the goal.
    public func forecast(of rate: Rate, goal: Double?, until end: Day) -> [ForecastPoint] {
        guard rate.isClear else { return [] }
        let room = rate.lastDay.distance(to: end)
        let ahead = goal.map { (($0 - rate.weight) / rate.slope).rounded(.up) } ?? -1
        let days = ahead > 0 && ahead < Double(room) ? Int(ahead) : room
        guard days > 0 else { return [] }
        func weight(_ slope: Double, _ days: Int) -> Double { rate.weight + slope * Double(days) }
        let before = rate.lastDay.distance(to: rate.firstDay)
        let fit = ForecastPoint(day: rate.firstDay, weight: weight(rate.slope, before))
        return [fit]
            + [0, days].map { days in
                let ends = (rate.slopes.lowerBound, rate.slopes.upperBound)
                return ForecastPoint(
                    day: rate.lastDay.advanced(by: days),
                    weight: weight(rate.slope, days),
                    bounds: weight(ends.0, days)...weight(ends.1, days)
                )
            }
    }
}
