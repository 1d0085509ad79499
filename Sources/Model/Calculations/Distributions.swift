import Essentials

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

// Student's t by the angle atan(t / √ν): the sums of Abramowitz and Stegun 26.7.3 and 26.7.4 are
// exact for whole degrees of freedom.
struct StudentDistribution {
    let degreesOfFreedom: Int

    // The 0.975 quantile: 95 % of the values are within this distance of zero.
    var bound: Double {
        guard degreesOfFreedom > 0 else { return .infinity }
        var (lower, upper) = (0.0, Double.pi / 2)
        for _ in 0..<64 {
            let middle = (lower + upper) / 2
            if probability(within: middle) < 0.95 { lower = middle } else { upper = middle }
        }
        return Double(degreesOfFreedom).squareRoot() * tan(lower)
    }

    func probability(below value: Double) -> Double {
        let within = probability(
            within: atan(value.magnitude / Double(degreesOfFreedom).squareRoot())
        )
        return value < 0 ? (1 - within) / 2 : (1 + within) / 2
    }

    private func probability(within angle: Double) -> Double {
        let (sine, cosine) = (sin(angle), cos(angle))
        let isOdd = degreesOfFreedom % 2 == 1
        guard degreesOfFreedom > 1 else { return angle * 2 / .pi }
        var part = isOdd ? cosine : 1
        var sum = part
        for exponent in stride(from: isOdd ? 3 : 2, through: degreesOfFreedom - 2, by: 2) {
            part *= Double(exponent - 1) / Double(exponent) * cosine * cosine
            sum += part
        }
        return isOdd ? (angle + sine * sum) * 2 / .pi : sine * sum
    }
}
