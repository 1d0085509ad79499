import DataSource
import Essentials

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

// Line through daily weights with at most one bend, fitted by generalised least squares: the noise
// of neighbouring days is correlated. Days count from the last one.
struct CorrelatedLine {
    // Prior scale of the turn at a bend: noise deviations a day.
    static let turn = 0.12

    let bend: Double?
    // Level on the last day above the mean, slope before the bend, change of slope at the bend.
    let coefficients: Vector
    // (XᵀX)⁻¹, and the sum of squared residuals with the prior of the noise.
    let inverse: SymmetricMatrix
    let squares: Double
    // Log marginal likelihood, up to a constant shared by all lines through the same weights.
    let evidence: Double

    init(_ sample: WeightSample, _ whitening: Whitening, bend: Double?) {
        var matrix = SymmetricMatrix()
        var vector = Vector()
        var squares = 0.0
        for index in sample.days.indices {
            var row = Self.row(sample.days[index], bend)
            var weight = sample.weights[index]
            if index > 0 {
                let (factor, scale) = (whitening.factors[index], whitening.scales[index])
                row = (row - factor * Self.row(sample.days[index - 1], bend)) / scale
                weight = (weight - factor * sample.weights[index - 1]) / scale
            }
            matrix.add(row)
            vector = vector + weight * row
            squares += weight * weight
        }
        // Without a bend the third column is empty; 1 keeps the matrix invertible.
        matrix.thirdThird += bend == nil ? 1 : 1 / (Self.turn * Self.turn)
        let (inverse, determinant) = matrix.inverted
        coefficients = inverse * vector
        self.inverse = inverse
        self.squares = max(0, squares - coefficients * vector) + sample.known
        self.bend = bend
        evidence =
            whitening.evidence - log(determinant) / 2 - Double(sample.freedom) / 2
            * log(self.squares)
            - (bend == nil ? 0 : log(Self.turn))
    }

    private static func row(_ day: Double, _ bend: Double?) -> Vector {
        Vector(first: 1, second: day, third: bend.map { max(0, day + $0) } ?? 0)
    }
}

// Subtracts the correlated part of the previous day's noise (AR(1)). Shared by all bends: computed
// once for each correlation, 42 days cost 250 powers and logarithms instead of 1,700.
struct Whitening {
    // Share of the previous day that is subtracted, and the remaining standard deviation.
    let factors: [Double]
    let scales: [Double]
    // Part of a line's evidence that depends on these alone.
    let evidence: Double

    init(_ sample: WeightSample, correlation: Double) {
        var (factors, scales, evidence) = ([0.0], [1.0], 0.0)
        for (before, day) in zip(sample.days, sample.days.dropFirst()) {
            let factor = pow(correlation, day - before)
            let scale = (1 - factor * factor).squareRoot()
            factors.append(factor)
            scales.append(scale)
            evidence -= log(scale)
        }
        (self.factors, self.scales, self.evidence) = (factors, scales, evidence)
    }
}

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
