import DataSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Mean rate of some weeks, by the line through their daily weights.
struct LineEstimate {
    // Level on the last day, in kilograms.
    let level: Double
    // Kilograms a day, and half the width of the 95 % interval.
    let slope: Double
    let margin: Double
    let spread: RateSpread
    // Probability of each of the correlations.
    let probabilities: [Double]

    init(_ sample: WeightSample) {
        let lines = WeightSample.correlations.map {
            CorrelatedLine(sample, Whitening(sample, correlation: $0), bend: nil)
        }
        probabilities = WeightSample.probabilities(
            zip(lines, WeightSample.priors).map { log($1) + $0.evidence }
        )
        let mixture = zip(lines, probabilities)
        let mean = mixture.reduce(Vector()) { $0 + $1.1 * $1.0.coefficients }
        var covariances = SymmetricMatrix()
        for (line, probability) in mixture {
            covariances.add(line.coefficients - mean, weight: probability)
            covariances.add(
                line.inverse,
                weight: probability * line.squares / Double(sample.freedom)
            )
        }
        level = sample.mean + mean.first
        slope = mean.second
        spread = RateSpread(
            level: covariances.firstFirst,
            slope: covariances.secondSecond,
            covariance: covariances.firstSecond,
            quantile: StudentDistribution(degreesOfFreedom: sample.freedom).bound
        )
        margin = spread.quantile * spread.slope.squareRoot()
    }

    var pace: Pace { Pace(slope: slope, margin: margin, weight: level, spread: spread) }
}
