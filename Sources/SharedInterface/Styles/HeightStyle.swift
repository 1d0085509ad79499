package import DataSource
package import Model

nonisolated package struct HeightStyle {
    package let unit: HeightUnit
    package let unitService: UnitService

    package init(_ unit: HeightUnit, _ appDependencies: AppDependencies) {
        self.unit = unit
        unitService = UnitService(appDependencies)
    }

    package func text(_ centimetres: Double) -> String {
        unit == .centimetres ? "\(bound(centimetres)) cm" : bound(centimetres)
    }

    // As it could be typed.
    package var example: String { unit == .centimetres ? "178" : "5'10" }

    // The lower end of a range, whose upper end names the unit: of whole inches, the first inside it.
    package func least(_ centimetres: Double) -> String {
        guard unit == .feetAndInches else { return centimetres.shortened }
        let (feet, inches) = unitService.feetAndInches(centimetres)
        let least = feet * 12 + Int(inches.rounded(.up))
        return "\(least / 12)'\(least % 12)\""
    }

    private func bound(_ centimetres: Double) -> String {
        guard unit == .feetAndInches else { return centimetres.shortened }
        let (feet, inches) = unitService.feetAndInches(centimetres)
        return "\(feet)'\(inches.shortened)\""
    }
}
