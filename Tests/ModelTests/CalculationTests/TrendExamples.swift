import Essentials

/// Histories of daily weights with known figures.
enum TrendExamples {
    typealias Example = (days: [Int], weights: [Double])

    /// 2,000 in `make soak`.
    static let effort = ProcessInfo.processInfo.environment["BMI_TUI_SOAK"] == nil ? 200 : 2_000

    static let february: Example = (
        Array(1...28),
        [
            75.2, 73.8, 75.9, 74.2, 74.3, 76.3, 75.8, 75.1, 74.5, 74.7, 75.0, 74.0, 75.5, 74.3,
            74.5, 73.9, 74.1, 75.6, 74.6, 75.3, 74.8, 74.5, 75.4, 74.9, 75.0, 74.9, 75.4, 75.3,
        ]
    )
    static let gaps: Example = ([0, 1, 2, 5, 6, 19], [82.0, 81.4, 82.2, 81.0, 81.3, 80.1])
    static let zigzag: Example = daily(28) { $0 % 2 == 0 ? 81 : 79 }
    static let steady: Example = daily(14) { 80 - Double($0) / 10 }
    static let wave: Example = daily(28) { rounded(80 - 0.1 * Double($0) + 0.6 * sin(Double($0))) }
    static let stop: Example = daily(42) {
        rounded(80 - 0.1 * Double(min($0, 28)) + 0.3 * sin(1.7 * Double($0)))
    }
    static let monthly: Example = (
        [0, 31, 59, 90, 120, 151, 181], [90, 89, 88.2, 87.1, 86.5, 85.2, 84.6]
    )

    static func daily(_ count: Int, _ weight: (Int) -> Double) -> Example {
        (Array(0..<count), (0..<count).map(weight))
    }

    /// Histories with gaps, jumps and slips, always the same ones.
    static func random(_ count: Int, seed: UInt64) -> [Example] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let size = Int.random(in: 2...24, using: &generator)
            let gap = [1, 1, 2, 8, 40].randomElement(using: &generator) ?? 1
            let spread = Double(Int.random(in: 0...2, using: &generator)) * 0.005
            var example: Example = ([], [])
            var (day, weight) = (0, Double.random(in: 4...300, using: &generator))
            for _ in 0..<size {
                day += Int.random(in: 1...gap, using: &generator)
                weight *= 1 + Double.random(in: -2...2, using: &generator) * spread
                let isSlip = Int.random(in: 0..<30, using: &generator) == 0
                example.days.append(day)
                example.weights.append(rounded(isSlip ? weight * 1.2 : weight))
            }
            return example
        }
    }

    static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

func isNear(_ value: Double, _ expected: Double, _ distance: Double = 1e-7) -> Bool {
    abs(value - expected) <= distance * max(1, abs(expected))
}

struct SeededGenerator: RandomNumberGenerator {
    var seed: UInt64

    mutating func next() -> UInt64 {
        seed &+= 0x9E37_79B9_7F4A_7C15
        var value = seed
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
