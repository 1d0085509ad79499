#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Takes the noise of the day before, by its correlation (AR(1)), off the noise of each day. The same for all bends:
// computed once for each correlation, a bend estimate of 42 days costs 250 powers and logarithms and not 1,700.
struct Whitening {
    // The part of the day before that is taken off, and the standard deviation that is left.
    let factors: [Double]
    let scales: [Double]
    // The part of a line's evidence that depends on them alone.
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
