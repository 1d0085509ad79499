package import DataSource
import Essentials
import Model

// Weights, heights and other measures in the chosen units.
nonisolated package struct UnitStyle {
    package let weight: WeightStyle
    package let height: HeightStyle
    package let measure: MeasureStyle

    package init(_ settings: Settings) {
        weight = WeightStyle(settings.weightUnit)
        height = HeightStyle(settings.heightUnit)
        measure = MeasureStyle(settings.heightUnit)
    }
}

extension WeightStyle {
    // Result of a difference, or input in another unit converted; `nil` for plain input.
    package func reading(of typed: String) -> String? {
        unitService.difference(typed: typed, unit).map { "= \(text($0))" }
            ?? goalReading(of: typed)
    }

    // In a goal, 72-70 is a range.
    package func goalReading(of typed: String) -> String? {
        unitService.kilograms(typed: typed, otherThan: unit).map { "= \(text($0))" }
    }
}

extension HeightStyle {
    package func reading(of typed: String) -> String? {
        unitService.centimetres(typed: typed, otherThan: unit).map { centimetres in
            // A number without a unit in centimetres or metres is shown in centimetres.
            let number = Double(typed.substituting(",", with: ".")) ?? 0
            let isInCentimetres = [1, 100].contains { abs(number * $0 - centimetres) < 0.001 }
            return "= \(isInCentimetres ? "\(centimetres.shortened) cm" : text(centimetres))"
        }
    }
}
