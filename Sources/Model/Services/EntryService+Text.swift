public import DataSource

extension EntryService {
    public func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    public func text(_ kilograms: Double, unit: WeightUnit) -> String {
        switch unit {
        case .kilograms: return text(kilograms)
        case .pounds: return text((unitService.pounds(kilograms) * 100).rounded() / 100)
        case .stones:
            let (stones, pounds) = unitService.stonesAndPounds(kilograms, fractionDigits: 2)
            return "\(stones)st \(text(pounds))"
        }
    }

    public func text(_ centimetres: Double, unit: HeightUnit) -> String {
        guard unit == .feetAndInches else { return text(centimetres) }
        let (feet, inches) = unitService.feetAndInches(centimetres)
        return "\(feet)'\(text(inches))\""
    }
}
