/// Distance between round numbers: 1, 2 or 5 times a power of ten.
nonisolated struct RoundStep: Hashable {
    let mantissa: Double
    let exponent: Int

    /// Makes the smallest round step not below a distance; `nil` outside 1e-290…1e300.
    init?(atLeast least: Double) {
        guard least > 1e-290, least < Span.limit else { return nil }
        var exponent = Int(Double(least.exponent) * 0.30102999566398) - 2
        while Self.power(exponent + 1) <= least { exponent += 1 }
        let mantissas: [Double] = [1, 2, 5]
        let tolerant = least * (1 - 1e-9)
        if let mantissa = mantissas.first(where: { $0 * Self.power(exponent) >= tolerant }) {
            self.mantissa = mantissa
            self.exponent = exponent
        } else {
            mantissa = 1
            self.exponent = exponent + 1
        }
    }

    var value: Double { multiple(1) }

    /// Number of decimal places of the multiples.
    var fractionDigits: Int { max(0, -exponent) }

    /// Returns a multiple of the step, exact to the nearest `Double`.
    func multiple(_ count: Double) -> Double {
        exponent < 0
            ? count * mantissa / Self.power(-exponent) : count * mantissa * Self.power(exponent)
    }

    /// Returns the multiples in a range; empty from a thousand on.
    func multiples(in span: Span) -> [Double] {
        let step = value
        let first = (span.lower / step - 1e-9).rounded(.up)
        let last = (span.upper / step + 1e-9).rounded(.down)
        guard first.isFinite, last.isFinite, last >= first, last - first < 1000 else { return [] }
        return (0...Int(last - first)).map { multiple(first + Double($0)) }
    }

    private static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }
}
