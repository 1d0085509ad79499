import DataSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// Cole's LMS parameters at one age: skewness, median and coefficient of variation.
struct LMS: Hashable, Sendable {
    let l: Double
    let m: Double
    let s: Double

    func z(of value: Double) -> Double {
        l == 0 ? log(value / m) / s : (pow(value / m, l) - 1) / (l * s)
    }

    func value(at z: Double) -> Double {
        l == 0 ? m * exp(s * z) : m * pow(1 + l * s * z, 1 / l)
    }

    // WHO's rule for |z| > 3, where the tails of the power are too long.
    func restrictedZ(of value: Double) -> Double {
        let z = z(of: value)
        if z > 3 {
            return 3 + (value - self.value(at: 3)) / (self.value(at: 3) - self.value(at: 2))
        }
        if z < -3 {
            return -3 + (value - self.value(at: -3)) / (self.value(at: -2) - self.value(at: -3))
        }
        return z
    }

    // CDC's extension of 2022 above the 95th percentile: a half-normal tail of 5 %.
    func extendedZ(of bmi: Double, sex: Sex, months: Double) -> Double {
        let p95 = value(at: GrowthStandard.ninetyFifth)
        guard bmi > p95 else { return z(of: bmi) }
        let years = months / 12
        let sigma =
            switch sex {
            case .male: 0.3728 + 0.5196 * years - 0.0091 * years * years
            case .female: 0.8334 + 0.3712 * years - 0.0011 * years * years
            }
        // The percentile is 90 + 10 Φ.
        let tail = NormalDistribution.probability(below: (p95 - bmi) / sigma) / 10
        return NormalDistribution.quantile(exceededBy: tail)
    }

    // CDC's modified z, which flags implausible values: the unit is half the distance to ±2 z.
    func modifiedZ(of value: Double) -> Double {
        let end = self.value(at: value < m ? -2 : 2)
        return 2 * (value - m) / (end - m).magnitude
    }
}
