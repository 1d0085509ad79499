import DataSource
import Testing

@testable import Model

/// Heights and weights whose BMI lies on a bound of a class, or on half a hundredth, exactly.
@Suite(.timeLimit(.minutes(10)))
struct BMIBoundTests {
    private static let bounds: [Scheme: [Int]] = [
        .who: [160, 170, 185, 250, 300, 350, 400], .asianActionPoints: [185, 230, 275],
        .asiaPacific: [185, 230, 250, 300], .jasso: [185, 250, 300, 350, 400],
    ]

    private let bmiService = BMIService(.testDependencies())
    private let categoryService = CategoryService(.testDependencies())
    private let unitService = UnitService(.testDependencies())

    /// Centimetres, tenths of a kilogram, and the place of the class that begins there.
    private func pairs(_ scheme: Scheme) -> [(height: Int, tenths: Int, place: Int)] {
        let bounds = Self.bounds[scheme] ?? []
        return (140...200).flatMap { height in
            bounds.indices.compactMap { index in
                let square = height * height * bounds[index]
                return square.isMultiple(of: 10_000) ? (height, square / 10_000, index + 1) : nil
            }
        }
    }

    @Test
    func pairs_ofAllSchemes_are38() {
        let places = Scheme.allCases.flatMap { pairs($0) }.map { [$0.height, $0.tenths] }
        #expect(Set(places).count == 38)
    }

    @Test(arguments: Scheme.allCases)
    func category_onABound_isTheUpperAndATenthBelowTheLower(_ scheme: Scheme) {
        for (height, tenths, place) in pairs(scheme) {
            let classes = scheme.classes.map(\.category)
            let weights = [tenths - 1, tenths].compactMap { Double("\($0 / 10).\($0 % 10)") }
            let categories = weights.map {
                categoryService.category(weight: $0, height: Double(height), scheme: scheme)
            }
            #expect(categories == [classes[place - 1], classes[place]], "\(height) \(tenths)")
            let shown = bmiService.calculateBMI(
                weight: weights[1],
                height: Double(height),
                scheme: scheme
            )
            #expect(shown == Double(Self.bounds[scheme]?[place - 1] ?? 0) / 10)
        }
    }

    @Test(arguments: Scheme.allCases, WeightUnit.allCases)
    func healthyRange_onABound_endsOnItBelowAndBeforeItAbove(_ scheme: Scheme, _ unit: WeightUnit) {
        let (low, high) = scheme == .who || scheme == .jasso ? (185, 250) : (185, 230)
        for height in 140...200 {
            for offset in [0, 1, 24, 254] {
                let micrometres = height * 10_000 + offset * 10
                let size: Int128 = unit == .kilograms ? 1_000_000_000 : 453_592_370
                // bound / 10 · (height / 1,000,000)² kilograms, in ten-billionths.
                let lower = Int128(low * micrometres) * Int128(micrometres)
                let upper = Int128(high * micrometres) * Int128(micrometres)
                let first = (lower + 1000 * size - 1) / (1000 * size)
                let last = (upper + 1000 * size - 1) / (1000 * size) - 1
                let range = categoryService.healthyRange(
                    height: Double(micrometres) / 10_000,
                    scheme: scheme,
                    unit: unit
                )
                let shown = range.map { range in
                    [range.lowerBound, range.upperBound].map {
                        Int128((unitService.rounded($0, unit) * 10).rounded())
                    }
                }
                #expect(shown == [first, last], "\(height) \(offset)")
            }
        }
    }

    @Test
    func calculateBMI_150To190CentimetresAndEveryTenthOfAKilogram_isRoundedExactly() {
        for height in 150...190 {
            for tenths in 400...1199 {
                // In hundredths: tenths · 100,000 / height², halves upwards.
                let square = height * height
                let expected = (tenths * 200_000 + square) / (2 * square)
                let weight = Double(tenths) / 10
                let shown = bmiService.calculateBMI(weight: weight, height: Double(height))
                if Int((shown * 100).rounded()) != expected { Issue.record("\(height) \(tenths)") }
            }
        }
    }

    @Test(arguments: [
        (72.0, 160.0, 28.13), (79.2, 178, 24.99), (58.6, 178, 18.49), (64, 160, 25),
        (63.9, 160, 24.96),
        (24.996, 100, 24.99), (24.994, 100, 24.99), (22.996, 100, 23), (70, 175, 22.86),
    ])
    func calculateBMI_who_isRoundedTowardsTheClass(weight: Double, height: Double, bmi: Double) {
        #expect(bmiService.calculateBMI(weight: weight, height: height, scheme: .who) == bmi)
    }

    @Test
    func calculateBMI_pounds_areExact() {
        for tenths in 1000...4000 {
            let kilograms = unitService.kilograms(Double(tenths) / 10, .pounds)
            let shown = bmiService.calculateBMI(weight: kilograms, height: 165.1)
            // tenths · 45,359,237 e-9 kg / (1.651 m)², in hundredths.
            let dividend = tenths * 45_359_237 * 200
            let divisor = 1651 * 1651 * 1000
            let expected = (dividend + divisor) / (2 * divisor)
            #expect(Int((shown * 100).rounded()) == expected, "\(tenths)")
        }
    }
}
