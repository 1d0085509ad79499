package import DataSource
package import Model

nonisolated package struct HeightStyle {
    package let unit: HeightUnit
    package let unitService: UnitService

    package init(_ unit: HeightUnit) {
        self.unit = unit
        unitService = UnitService()
    }

    package func text(_ centimetres: Double) -> String {
        unit == .centimetres ? "\(bound(centimetres)) cm" : bound(centimetres)
    }

    // Example input.
    package var example: String { unit == .centimetres ? "178" : "5'10" }

    // The lower end of a range without its unit; inches are rounded up to stay inside the range.
    package func least(_ centimetres: Double) -> String { bound(centimetres, isRoundedUp: true) }

    private func bound(_ centimetres: Double, isRoundedUp: Bool = false) -> String {
        guard unit == .feetAndInches else { return centimetres.shortened }
        var (feet, inches) = unitService.feetAndInches(centimetres)
        if isRoundedUp { inches.round(.up) }
        if inches >= 12 { (feet, inches) = (feet + 1, inches - 12) }
        return "\(feet)'\(inches.shortened)\""
    }
}
