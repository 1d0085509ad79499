package import CursesCore
package import DataSource

extension TrendMeasure {
    package var label: LocalizedStringKey {
        switch self {
        case .weight: "weight"
        case .bmi: "BMI"
        case .height: "height"
        case .measure(let measure): measure.label
        case .fatMass: "fat mass"
        case .leanMass: "lean mass"
        }
    }

    // Unit of the numbers of a table.
    package func tableLabel(_ units: UnitStyle) -> LocalizedStringKey {
        switch self {
        case .measure(let measure): measure.heading(units.measure.unit)
        case .weight, .bmi, .height, .fatMass, .leanMass: units.weight.unit.tableLabel
        }
    }
}
