import DataSource
import Essentials

// Rate of today, allowing one change in the last weeks.
struct BendEstimate {
    static let bends = [7.0, 10, 14, 18, 21, 28]
    // Least days before a bend, and least weighed days after it.
    static let leastDaysBefore = 4.0
    static let leastDaysAfter = 2

    // Level on the last day, in kilograms.
    let level: Double
    // Probability of any bend.
    let probability: Double
    // The most likely bend, in days before the last one; `nil` if there is no room for one.
    let daysAgo: Int?
    private let sampleMean: Double
    private let mixture: [(candidate: Candidate, probability: Double)]
    private let student: StudentDistribution

    init(_ sample: WeightSample) {
        let bends = Self.bends.filter { bend in
            -sample.days[0] >= bend + Self.leastDaysBefore
                && sample.days.count { $0 > -bend } >= Self.leastDaysAfter
        }
        let straight = log(bends.isEmpty ? 1 : 0.5)
        let bent = log(0.5 / Double(bends.count))
        var candidates = [Candidate]()
        for (correlation, prior) in zip(WeightSample.correlations, WeightSample.priors) {
            let whitening = Whitening(sample, correlation: correlation)
            for bend in [nil] + bends {
                let line = CorrelatedLine(sample, whitening, bend: bend)
                let prior = log(prior) + (bend == nil ? straight : bent)
                candidates.append(Candidate(line, sample, evidence: prior + line.evidence))
            }
        }
        let probabilities = WeightSample.probabilities(candidates.map(\.evidence))
        let mixture = zip(candidates, probabilities).map { (candidate: $0, probability: $1) }
        self.mixture = mixture
        student = StudentDistribution(degreesOfFreedom: sample.freedom)
        sampleMean = sample.mean
        level = sample.mean + mixture.reduce(0) { $0 + $1.candidate.level * $1.probability }
        func sum(where isWanted: (Double?) -> Bool) -> Double {
            mixture.reduce(0) { $0 + (isWanted($1.candidate.bend) ? $1.probability : 0) }
        }
        probability = sum { $0 != nil }
        daysAgo = bends.max { one, other in sum { $0 == one } < sum { $0 == other } }.map {
            Int($0)
        }
    }

    // 95 % interval in kilograms a day; on demand, because it costs 1.3 million instructions.
    var slopes: ClosedRange<Double> {
        Self.quantile(0.025, mixture, student)...Self.quantile(0.975, mixture, student)
    }

    // The slope since the bend, with the spread of all candidates around the level.
    var pace: Pace {
        let slopes = slopes
        let margin = (slopes.upperBound - slopes.lowerBound) / 2
        let mean = mixture.reduce(0) { $0 + $1.probability * $1.candidate.slope }
        var spread = RateSpread(level: 0, slope: 0, covariance: 0, quantile: student.bound)
        for (candidate, probability) in mixture {
            let distance = candidate.level + sampleMean - level
            spread.level += probability * (candidate.levelVariance + distance * distance)
            spread.covariance +=
                probability * (candidate.covariance + distance * (candidate.slope - mean))
        }
        let deviation = margin / spread.quantile
        spread.slope = deviation * deviation
        return Pace(
            slope: (slopes.lowerBound + slopes.upperBound) / 2,
            margin: margin,
            weight: level,
            spread: spread
        )
    }

    private struct Candidate {
        let bend: Double?
        let evidence: Double
        let level: Double
        let slope: Double
        let deviation: Double
        let levelVariance: Double
        let covariance: Double

        init(_ line: CorrelatedLine, _ sample: WeightSample, evidence: Double) {
            let ofSlope = Vector(first: 0, second: 1, third: line.bend == nil ? 0 : 1)
            let ofLevel = Vector(first: 1, second: 0, third: line.bend ?? 0)
            bend = line.bend
            self.evidence = evidence
            level = ofLevel * line.coefficients
            slope = ofSlope * line.coefficients
            let noise = line.squares / Double(sample.freedom)
            deviation = (noise * (ofSlope * (line.inverse * ofSlope))).squareRoot()
            levelVariance = noise * (ofLevel * (line.inverse * ofLevel))
            covariance = noise * (ofLevel * (line.inverse * ofSlope))
        }
    }

    // Bisection: the mixture of the candidates has no closed form.
    private static func quantile(
        _ probability: Double,
        _ mixture: [(candidate: Candidate, probability: Double)],
        _ student: StudentDistribution
    ) -> Double {
        var lower = mixture.map { $0.candidate.slope - 60 * $0.candidate.deviation }.min() ?? 0
        var upper = mixture.map { $0.candidate.slope + 60 * $0.candidate.deviation }.max() ?? 0
        for _ in 0..<60 {
            let middle = (lower + upper) / 2
            let below = mixture.reduce(0) {
                let distance = (middle - $1.candidate.slope) / $1.candidate.deviation
                return $0 + $1.probability * student.probability(below: distance)
            }
            if below < probability { lower = middle } else { upper = middle }
        }
        return lower
    }
}
