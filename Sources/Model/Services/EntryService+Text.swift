public import DataSource

extension EntryService {
    public func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    // Weights entered in another unit have more decimals than a user wants to read.
    private func text(hundredths number: Double) -> String {
        text((number * 100).rounded() / 100)
    }

    public func text(_ kilograms: Double, unit: WeightUnit) -> String {
        guard let (whole, rest) = unitService.parts(kilograms, unit, fractionDigits: 2) else {
            return text(hundredths: unitService.number(kilograms, unit))
        }
        return "\(whole)\(unit.symbol) \(text(rest))"
    }

    // Stones are stepped by tenths of a pound.
    func stepped(_ kilograms: Double, by tenths: Int, unit: WeightUnit) -> String? {
        let number = unitService.rounded(kilograms, unit) + Double(tenths) / 10
        let stepped = unitService.kilograms(number, unit.single)
        return Self.weights.contains(stepped) ? text(stepped, unit: unit) : nil
    }

    public func text(_ centimetres: Double, unit: HeightUnit) -> String {
        guard unit == .feetAndInches else { return text(hundredths: centimetres) }
        let (feet, inches) = unitService.feetAndInches(centimetres)
        return "\(feet)'\(text(inches))\""
    }
}
