public import DataSource

public struct ForecastService: Sendable {
    // 3500 kcal a pound.
    static let kilocaloriesOfKilogram = 7716.0
    // Nobody gains or loses more in a day; only damaged numbers do.
    static let greatestSlope = 100.0

    public init(_ appDependencies: AppDependencies) {}

    // What is eaten too much or too little a day, at both ends of what is probable.
    public func energy(of rate: Rate) -> ClosedRange<Int>? {
        guard rate.isClear, rate.slopes.upperBound < Self.greatestSlope,
            rate.slopes.lowerBound > -Self.greatestSlope
        else {
            return nil
        }
        let bounds = [rate.slopes.lowerBound, rate.slopes.upperBound].map {
            Int(($0 * Self.kilocaloriesOfKilogram / 10).rounded()) * 10
        }
        return bounds == [0, 0] ? nil : bounds[0]...bounds[1]
    }

    // Where the line goes on from the last day, and between which bounds; no further than the goal. Before
    // them comes where it begins among the weights that it fits, so that it is seen why it is not at the trend.
    public func forecast(
        of rate: Rate,
        goal: Double?,
        since start: Day,
        until end: Day
    ) -> [ForecastPoint] {
        guard rate.isClear else { return [] }
        let room = rate.lastDay.distance(to: end)
        let ahead = goal.map { (($0 - rate.weight) / rate.slope).rounded(.up) } ?? -1
        let days = ahead > 0 && ahead < Double(room) ? Int(ahead) : room
        guard days > 0 else { return [] }
        let before = rate.lastDay.distance(to: max(start, rate.firstDay))
        return [before, 0, days].map { days in
            let weights = [rate.slopes.lowerBound, rate.slope, rate.slopes.upperBound].map {
                rate.weight + $0 * Double(days)
            }
            return ForecastPoint(
                day: rate.lastDay.advanced(by: days),
                weight: weights[1],
                bounds: days < 0 ? weights[1]...weights[1] : weights[0]...weights[2]
            )
        }
    }
}
