import DataSource

extension Pace {
    // Kilograms a day: smaller slopes come from floating-point rounding.
    static let leastSlope = 1e-9

    // True if it is significant and not negligible.
    var isClear: Bool { slope.magnitude > max(margin, Self.leastSlope) }

    // 95 % interval of the level so many days after the last weigh-in, at an unchanged rate.
    func levels(after days: Int) -> ClosedRange<Double> {
        let days = Double(days)
        let variance = spread.level + 2 * days * spread.covariance + days * days * spread.slope
        let middle = weight + slope * days
        let margin = spread.quantile * max(0, variance).squareRoot()
        return (middle - margin)...(middle + margin)
    }

    // About three years: no rate lasts longer.
    static let furthest = 1096

    // Days from the last weigh-in to the goal at an unchanged rate: both ends of the 95 % interval.
    // `last` is `nil` beyond `furthest`, both if `first` is beyond it.
    func daysUntil(_ goal: Double) -> (first: Int?, last: Int?) {
        let isAbove = weight > goal
        func firstDay(where meets: (ClosedRange<Double>) -> Bool) -> Int? {
            (0...Self.furthest).first { meets(levels(after: $0)) }
        }
        let first = firstDay { isAbove ? $0.lowerBound <= goal : $0.upperBound >= goal }
        let last = firstDay { isAbove ? $0.upperBound <= goal : $0.lowerBound >= goal }
        return (first, last)
    }
}
