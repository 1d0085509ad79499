#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// A line through daily weights, bent once or not, fitted by generalised least squares: the noise of a day is
// correlated with that of the day before. Days count from the last one.
struct CorrelatedLine {
    // The turn of a bend is known before it is measured, in kilograms a day.
    static let turn = 0.12

    let bend: Double?
    // Level on the last day above the mean, slope before the bend, change of the slope at the bend.
    let coefficients: Vector
    // (XᵀX)⁻¹, and the squared sum of the residuals with what is known of the noise.
    let inverse: SymmetricMatrix
    let squares: Double
    // The logarithm of its probability but for a factor that all lines through the same weights share.
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
        // Without a bend the third column is empty and its place in the matrix is 1.
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
