import DataSource
import Model

nonisolated struct HeightStyle {
    let unit: HeightUnit
    let unitService: UnitService

    init(_ unit: HeightUnit, _ appDependencies: AppDependencies) {
        self.unit = unit
        unitService = UnitService(appDependencies)
    }

    func text(_ centimetres: Double) -> String {
        unit == .centimetres ? "\(bound(centimetres)) cm" : bound(centimetres)
    }

    // As it could be typed.
    var example: String { unit == .centimetres ? "178" : "5'10" }

    // The lower end of a range, whose upper end names the unit.
    func bound(_ centimetres: Double) -> String {
        guard unit == .feetAndInches else { return centimetres.shortened }
        let (feet, inches) = unitService.feetAndInches(centimetres)
        return "\(feet)'\(inches.shortened)\""
    }
}
