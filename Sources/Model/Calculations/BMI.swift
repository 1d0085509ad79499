// Exact quotient of integers: in binary fractions, 64 kg at 160 cm are slightly below 25.
struct BMI: Sendable {
    // Converts ten-billionths of a kilogram and of a centimetre to kg / m².
    private static let scale: Int128 = 100_000_000_000_000

    private let dividend: Int128
    private let divisor: Int128

    init(weight: Double, height: Double) {
        let height = Int128(height.tenBillionths)
        dividend = height > 0 ? Int128(weight.tenBillionths) * Self.scale : 0
        divisor = height > 0 ? height * height : 1
    }

    // Smallest number of weight steps that reaches a BMI at a height.
    static func steps(_ step: Int, reaching bound: Double, height: Double) -> Int {
        let height = Int128(height.tenBillionths)
        let wanted = Int128(hundredths(bound)) * height * height
        let gained = Int128(step) * scale * 100
        return Int(clamping: (wanted + gained - 1) / gained)
    }

    static func < (bmi: BMI, bound: Double) -> Bool {
        bmi.dividend * 100 < Int128(hundredths(bound)) * bmi.divisor
    }

    static func > (bmi: BMI, bound: Double) -> Bool {
        bmi.dividend * 100 > Int128(hundredths(bound)) * bmi.divisor
    }

    var value: Double { Double(dividend) / Double(divisor) }

    // Two decimals, halves away from zero.
    var rounded: Double { Double(steps(of: 100)) / 100 }

    // Rounds without reaching a bound from below: 24.996 to 24.99, or with one decimal to 24.9.
    func rounded(below bounds: [Double], decimals: Int = 2) -> Double {
        let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
        let steps = steps(of: scale)
        let rounded = Double(steps) / Double(scale)
        let reached = bounds.contains { $0 == rounded && self < $0 }
        return reached ? Double(steps - 1) / Double(scale) : rounded
    }

    // A BMI outside the range stays outside it when rounded.
    func rounded(outside range: ClosedRange<Double>) -> Double {
        let rounded = rounded(below: [range.lowerBound])
        let reached = rounded == range.upperBound && self > range.upperBound
        return reached ? Double(Self.hundredths(rounded) + 1) / 100 : rounded
    }

    func isOutside(_ range: ClosedRange<Double>) -> Bool {
        self < range.lowerBound || self > range.upperBound
    }

    private func steps(of scale: Int) -> Int {
        let (whole, rest) = (dividend * Int128(scale)).quotientAndRemainder(dividingBy: divisor)
        return Int(clamping: rest * 2 >= divisor ? whole + 1 : whole)
    }

    private static func hundredths(_ number: Double) -> Int {
        Int((number * 100).rounded())
    }
}
