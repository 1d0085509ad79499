public import DataSource

public struct UnitService: Sendable {
    static let kilogramsOfPound = 0.45359237
    static let poundsOfStone = 14.0
    static let centimetresOfInch = 2.54
    static let inchesOfFoot = 12.0

    public init(_ appDependencies: AppDependencies) {}

    public func kilograms(_ number: Double, _ unit: WeightUnit) -> Double {
        switch unit {
        case .kilograms: number
        case .pounds: number * Self.kilogramsOfPound
        case .stones: number * Self.poundsOfStone * Self.kilogramsOfPound
        }
    }

    public func pounds(_ kilograms: Double) -> Double {
        kilograms / Self.kilogramsOfPound
    }

    public func inches(_ centimetres: Double) -> Double {
        centimetres / Self.centimetresOfInch
    }

    // Both ends stay inside when they are shown with a tenth of the unit and entered again.
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

    // Rounded before it is split, or 13.96 pounds would read as 0 stones and 14.0 pounds.
    public func stonesAndPounds(_ kilograms: Double) -> (stones: Int, pounds: Double) {
        split(pounds(kilograms), by: Self.poundsOfStone)
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
