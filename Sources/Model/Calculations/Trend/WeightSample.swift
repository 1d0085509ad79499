import DataSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Input of the rate estimates: days count back from the last one, weights from their mean.
struct WeightSample {
    // Averaged over, not estimated: from 28 residuals, a correlation of 0.5 comes out as 0.33.
    static let correlations = [0, 0.2, 0.4, 0.6, 0.8]
    static let priors = [0.1, 0.2, 0.3, 0.3, 0.1]

    let days: [Double]
    let weights: [Double]
    let mean: Double
    let freedom: Int
    // Prior of the noise, as squared residuals.
    let known: Double

    // `days` must be ascending; `nil` for fewer than two.
    init?(days: [Int], weights: [Double]) {
        guard let last = days.last, days.count > 1 else { return nil }
        let mean = weights.reduce(0, +) / Double(weights.count)
        let noise = Curve.noiseShare * mean
        self.days = days.map { Double($0 - last) }
        self.weights = weights.map { $0 - mean }
        self.mean = mean
        freedom = days.count - 2 + Int(Curve.noiseReadings)
        known = Curve.noiseReadings * noise * noise
    }

    // `points` must be ascending.
    init?(_ points: [TrendPoint]) {
        guard let last = points.last else { return nil }
        self.init(
            days: points.map { -$0.day.distance(to: last.day) },
            weights: points.map(\.weight)
        )
    }

    // Normalises logarithms that share an unknown term.
    static func probabilities(_ evidences: [Double]) -> [Double] {
        let most = evidences.max() ?? 0
        let weights = evidences.map { exp($0 - most) }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }
}
