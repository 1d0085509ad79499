import Essentials

/// A body whose true level is known, and what its scale shows: the noise of neighbouring days is correlated, there is
/// a pattern of the weekdays, and one day of five is missing.
struct SimulatedWeights {
    static let noise = 0.6
    static let weekdays = [0.25, 0.2, 0, -0.1, -0.15, -0.1, -0.1]

    let truth: [Double]
    let days: [Int]
    let weights: [Double]

    init(
        truth: [Double],
        correlation: Double,
        using generator: inout SeededGenerator
    ) {
        self.truth = truth
        var (days, weights) = ([Int](), [Double]())
        var noise = Self.normal(&generator)
        for (day, level) in truth.enumerated() {
            let fresh = (1 - correlation * correlation).squareRoot() * Self.normal(&generator)
            noise = correlation * noise + fresh
            if day < truth.count - 1, Int.random(in: 0..<5, using: &generator) == 0 { continue }
            days.append(day)
            weights.append(level + Self.noise * noise + Self.weekdays[day % 7])
        }
        self.days = days
        self.weights = weights
    }

    /// Kilograms a week that change slowly: their deviation is 0.4 and half of them is left after some weeks.
    static func wandering(_ count: Int, using generator: inout SeededGenerator) -> [Double] {
        let kept = exp(-1.0 / 56)
        var (level, rate) = (80.0, 0.4 / 7 * normal(&generator))
        return (0..<count).map { _ in
            level += rate
            rate = kept * rate + (1 - kept * kept).squareRoot() * 0.4 / 7 * normal(&generator)
            return level
        }
    }

    static func normal(_ generator: inout SeededGenerator) -> Double {
        let radius = sqrt(-2 * log(Double.random(in: 1e-12...1, using: &generator)))
        return radius * cos(Double.random(in: 0..<(2 * .pi), using: &generator))
    }
}
