#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
