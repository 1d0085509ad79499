#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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

    private struct Candidate {
        let bend: Double?
        let evidence: Double
        let level: Double
        let slope: Double
        let deviation: Double

        init(_ line: CorrelatedLine, _ sample: WeightSample, evidence: Double) {
            let ofSlope = Vector(first: 0, second: 1, third: line.bend == nil ? 0 : 1)
            let ofLevel = Vector(first: 1, second: 0, third: line.bend ?? 0)
            bend = line.bend
            self.evidence = evidence
            level = ofLevel * line.coefficients
            slope = ofSlope * line.coefficients
            let variance = ofSlope * (line.inverse * ofSlope)
            deviation = (line.squares / Double(sample.freedom) * variance).squareRoot()
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
