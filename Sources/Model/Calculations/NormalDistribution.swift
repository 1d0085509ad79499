#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

enum NormalDistribution {
    static func probability(below z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }

    // Bisects the upper tail, which keeps the digits of small probabilities.
    static func quantile(exceededBy probability: Double) -> Double {
        var (lower, upper) = (-40.0, 40.0)
        for _ in 0..<64 {
            let middle = (lower + upper) / 2
            if self.probability(below: -middle) > probability {
                lower = middle
            } else {
                upper = middle
            }
        }
        return (lower + upper) / 2
    }
}
