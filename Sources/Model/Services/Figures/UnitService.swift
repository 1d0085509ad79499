public import DataSource

public struct UnitService: Sendable {
    static let kilogramsOfPound = 0.45359237
    static let poundsOfStone = 14.0
    static let centimetresOfInch = 2.54
    static let inchesOfFoot = 12.0

    public init(_ appDependencies: AppDependencies) {}

    // Conversions need no client, so that views make styles without the dependencies.
    public init() {}

    // Rounds away the error of binary fractions.
    public func kilograms(_ number: Double, _ unit: WeightUnit) -> Double {
        let kilograms =
            switch unit {
            case .kilograms: number
            case .pounds: number * Self.kilogramsOfPound
            case .stones: number * Self.poundsOfStone * Self.kilogramsOfPound
            }
        return Double(tenBillionths: kilograms.tenBillionths)
    }

    // In ten-billionths of a kilogram; stones are counted in pounds.
    func size(of unit: WeightUnit) -> Int {
        unit == .kilograms ? 10_000_000_000 : 4_535_923_700
    }

    // Halves away from zero, so that a change of 0.05 is always shown as 0.1.
    public func rounded(
        _ kilograms: Double,
        _ unit: WeightUnit,
        fractionDigits: Int = 1
    ) -> Double {
        let scale = fractionDigits == 1 ? 10 : 100
        let (size, parts) = (size(of: unit), kilograms.tenBillionths * scale)
        let rounded = (abs(parts) * 2 + size) / (size * 2)
        return Double(parts < 0 ? -rounded : rounded) / Double(scale)
    }

    // Some scales have steps of 0.05: 72.45 is neither 72.4 nor 72.5.
    public func hasHundredths(_ kilograms: Double, _ unit: WeightUnit) -> Bool {
        let (size, parts) = (size(of: unit), kilograms.tenBillionths)
        return parts * 100 % size == 0 && parts * 10 % size != 0
    }

    // One decimal, or two if the weight has hundredths.
    func text(_ kilograms: Double, _ unit: WeightUnit) -> String {
        let digits = hasHundredths(kilograms, unit) ? 2 : 1
        guard unit == .stones else { return text(rounded(kilograms, unit, fractionDigits: digits)) }
        let (stones, pounds) = stonesAndPounds(kilograms, fractionDigits: digits)
        return "\(stones) st \(text(pounds))"
    }

    private func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.contains(".") ? text : "\(text).0"
    }

    public func pounds(_ kilograms: Double) -> Double {
        kilograms / Self.kilogramsOfPound
    }

    // Converts a stored value to the displayed unit.
    public func shown(_ value: Double, of measure: Measure, _ unit: HeightUnit) -> Double {
        measure.unit == .length && unit == .feetAndInches ? inches(value) : value
    }

    // One decimal, as shown in columns.
    func texts(of measures: Measures, _ unit: HeightUnit) -> [String] {
        Measure.allCases.compactMap { measure in
            measures[measure].map { text((shown($0, of: measure, unit) * 10).rounded() / 10) }
        }
    }

    public func inches(_ centimetres: Double) -> Double {
        centimetres / Self.centimetresOfInch
    }

    // Both ends stay inside when they are shown with one decimal and entered again.
    public func inside(
        _ kilograms: ClosedRange<Double>,
        _ unit: WeightUnit
    ) -> ClosedRange<Double> {
        unit == .kilograms ? kilograms : inside(kilograms, Self.kilogramsOfPound)
    }

    public func inside(
        _ centimetres: ClosedRange<Double>,
        _ unit: HeightUnit
    ) -> ClosedRange<Double> {
        unit == .centimetres ? centimetres : inside(centimetres, Self.centimetresOfInch)
    }

    // Rounds before splitting: 13.96 pounds would otherwise read as 0 stones and 14.0 pounds.
    public func stonesAndPounds(
        _ kilograms: Double,
        fractionDigits: Int = 1
    ) -> (stones: Int, pounds: Double) {
        let scale = fractionDigits == 1 ? 10.0 : 100
        let pounds = rounded(kilograms, .stones, fractionDigits: fractionDigits)
        let (parts, size) = (Int((pounds * scale).rounded()), Int(Self.poundsOfStone * scale))
        return (parts / size, Double(parts % size) / scale)
    }

    public func feetAndInches(_ centimetres: Double) -> (feet: Int, inches: Double) {
        split(inches(centimetres), by: Self.inchesOfFoot)
    }

    private func inside(_ bounds: ClosedRange<Double>, _ size: Double) -> ClosedRange<Double> {
        let step = size / 10
        let lower = (bounds.lowerBound / step).rounded(.up)
        let upper = (bounds.upperBound / step).rounded(.down)
        return lower * step...max(lower, upper) * step
    }

    private func split(_ number: Double, by divisor: Double) -> (Int, Double) {
        let tenths = (number * 10).rounded()
        guard tenths.isFinite, abs(tenths) < 1e12 else { return (0, 0) }
        let whole = (tenths / (divisor * 10)).rounded(.towardZero)
        return (Int(whole), (tenths - whole * divisor * 10) / 10)
    }
}
