import DataSource

// The straight line through weights, and how sure its slope is.
struct LeastSquares {
    // Fewer pairs of neighbours tell nothing of how alike they are.
    static let leastPairs = 3
    static let greatestLikeness = 0.8

    let slope: Double
    let margin: Double
    private let middle: Double
    private let mean: Double
    private let start: Day

    init?(_ points: [TrendPoint]) {
        guard let first = points.first, points.count > 2 else { return nil }
        let count = Double(points.count)
        let days = points.map { Double(first.day.distance(to: $0.day)) }
        // Counted from the first, so that weights that stay the same leave nothing but zeros.
        let weights = points.map { $0.weight - first.weight }
        let middle = days.reduce(0, +) / count
        let mean = weights.reduce(0, +) / count
        let squares = days.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
        let products = zip(days, weights).reduce(0) { $0 + ($1.0 - middle) * ($1.1 - mean) }
        let slope = products / squares
        let residuals = zip(days, weights).map { $1 - mean - slope * ($0 - middle) }
        let error = residuals.reduce(0) { $0 + $1 * $1 }
        let likeness = Self.likeness(residuals, days, error)
        let spread = (error / (count - 2) / squares * (1 + likeness) / (1 - likeness)).squareRoot()
        guard slope.isFinite, spread.isFinite else { return nil }
        self.slope = slope
        margin = StudentDistribution(degreesOfFreedom: points.count - 2).bound * spread
        self.middle = middle
        self.mean = first.weight + mean
        start = first.day
    }

    func weight(on day: Day) -> Double {
        mean + slope * (Double(start.distance(to: day)) - middle)
    }

    // Neighbouring days are alike: without this the margin would be too small.
    private static func likeness(
        _ residuals: [Double],
        _ days: [Double],
        _ error: Double
    ) -> Double {
        let pairs = residuals.indices.dropFirst().filter { days[$0] - days[$0 - 1] == 1 }
        guard pairs.count >= leastPairs, error > 0 else { return 0 }
        let products = pairs.reduce(0) { $0 + residuals[$1 - 1] * residuals[$1] }
        return min(max(0, products / error), greatestLikeness)
    }
}
