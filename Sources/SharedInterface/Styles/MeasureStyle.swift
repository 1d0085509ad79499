package import DataSource
import Model

// Measures beside a weight; waists in centimetres or inches.
nonisolated package struct MeasureStyle {
    package let unit: HeightUnit
    private let unitService = UnitService()

    package init(_ unit: HeightUnit) {
        self.unit = unit
    }

    package func number(_ value: Double, of measure: Measure) -> String {
        unitService.shown(value, of: measure, unit)
            .formatted(fractionDigits: measure.own?.decimals ?? 1)
    }

    package func text(_ value: Double, of measure: Measure) -> String {
        let (number, symbol) = (number(value, of: measure), symbol(of: measure))
        return symbol.isEmpty ? number : "\(number) \(symbol)"
    }

    package func symbol(of measure: Measure) -> String {
        switch measure.unit {
        case .length: unit == .centimetres ? "cm" : "in"
        case .percent: "%"
        case .own: measure.own?.unit ?? ""
        }
    }

    // Rounded inwards, so that both ends are valid input.
    package func bounds(of measure: Measure) -> (lower: String, upper: String) {
        let bounds = measure.own?.values ?? measure.bounds
        if let own = measure.own {
            let upper = "\(bounds.upperBound.shortened) \(own.unit)"
            return (
                bounds.lowerBound.shortened, own.unit.isEmpty ? String(upper.dropLast()) : upper
            )
        }
        let lower = (unitService.shown(bounds.lowerBound, of: measure, unit) * 10).rounded(.up)
        let upper = (unitService.shown(bounds.upperBound, of: measure, unit) * 10).rounded(.down)
        return ((lower / 10).shortened, "\((upper / 10).shortened) \(symbol(of: measure))")
    }

    // Example input.
    package func example(of measure: Measure) -> String {
        if let own = measure.own { return number(own.rounded(measure.example), of: measure) }
        let example = unitService.shown(measure.example, of: measure, unit)
        return ((example * 10).rounded() / 10).shortened
    }
}
