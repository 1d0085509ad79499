#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
