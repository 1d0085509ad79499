import DataSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// The mean rate of some weeks, from the line through their daily weights.
struct LineEstimate {
    // On the last day, in kilograms.
    let level: Double
    // Kilograms a day, and the half of the interval that holds it with a probability of 95 %.
    let slope: Double
    let margin: Double
    let spread: RateSpread
    // How probable each of the correlations is.
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

    // Kilograms a day that only the rounding of numbers makes.
    private static let leastSlope = 1e-9

    var isClear: Bool { slope.magnitude > max(margin, Self.leastSlope) }
}
