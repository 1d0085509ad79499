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
    let levelVariance: Double
    let slopeVariance: Double
    let covariance: Double
    // Student's t of 95 %.
    let quantile: Double
    // How probable each of the correlations is.
    let probabilities: [Double]

    init(_ sample: WeightSample) {
        let lines = WeightSample.correlations.map {
            CorrelatedLine(sample, correlation: $0, bend: nil)
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
        levelVariance = covariances.firstFirst
        slopeVariance = covariances.secondSecond
        covariance = covariances.firstSecond
        quantile = StudentDistribution(degreesOfFreedom: sample.freedom).bound
        margin = quantile * slopeVariance.squareRoot()
    }

    var isClear: Bool { slope.magnitude > margin }

    // With a probability of 95 %, so many days after the last one, if the rate stays.
    func levels(after days: Int) -> ClosedRange<Double> {
        let days = Double(days)
        let variance = levelVariance + 2 * days * covariance + days * days * slopeVariance
        let middle = level + slope * days
        let margin = quantile * max(0, variance).squareRoot()
        return (middle - margin)...(middle + margin)
    }
}
