public import DataSource
import Essentials

// Likely weights of later days: from going on at the same rate to slowing down. The rate halves in
// 14 days: in public diaries, only 22 to 39 % of the change that a straight line promised came.
struct Forecast: Hashable, Sendable {
    static let halfLife = 14.0
    // Share of the level for each square root of a day; with the line that goes on, the band held
    // 93 to 94 % of the weeks in public diaries.
    static let share = 0.0075
    // Days in which the middle leaves the end of the curve by half.
    static let joint = 2.0

    // Mean of the last 7 days in kilograms.
    let level: Double
    let pace: Pace
    // End of the curve, and half the width of its band there.
    let trend: Double
    let trendMargin: Double

    func weight(after days: Int) -> Double {
        let faded = 1 - exp2(-Double(days) / Self.halfLife)
        return level + pace.slope * faded * Self.halfLife / log(2) + (trend - level) * joined(days)
    }

    func weights(after days: Int) -> ClosedRange<Double> {
        let count = Double(days)
        let weight = weight(after: days)
        let spread = max(Self.share * level * count.squareRoot(), trendMargin * joined(days))
        let straight = level + pace.slope * count
        let margin = pace.margin * count
        // The dates of a goal follow this interval. Without it the band held 82 % of the weeks
        // after 28 days at −1 kg a week: the mean of 7 days lags half a kilogram.
        let band = trend - trendMargin...trend + trendMargin
        let levels = days > 0 ? pace.levels(after: days) : band
        let lowest = min(weight - spread, straight - margin, levels.lowerBound)
        return lowest...max(weight + spread, straight + margin, levels.upperBound)
    }

    private func joined(_ days: Int) -> Double { exp2(-Double(days) / Self.joint) }
}

public struct ForecastPoint: Hashable, Sendable {
    public var day: Day
    public var weight: Double
    // The 95 % interval.
    public var bounds: ClosedRange<Double>
}
