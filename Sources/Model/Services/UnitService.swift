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

    // Rounded before it is split, or 13.96 pounds would read as 0 stones and 14.0 pounds.
    public func stonesAndPounds(_ kilograms: Double) -> (stones: Int, pounds: Double) {
        split(pounds(kilograms), by: Self.poundsOfStone)
    }

    public func feetAndInches(_ centimetres: Double) -> (feet: Int, inches: Double) {
        split(inches(centimetres), by: Self.inchesOfFoot)
    }

    private func split(_ number: Double, by divisor: Double) -> (Int, Double) {
        let tenths = (number * 10).rounded()
        guard tenths.isFinite, abs(tenths) < 1e12 else { return (0, 0) }
        let whole = (tenths / (divisor * 10)).rounded(.towardZero)
        return (Int(whole), (tenths - whole * divisor * 10) / 10)
    }
}
