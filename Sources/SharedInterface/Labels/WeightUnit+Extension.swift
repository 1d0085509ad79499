package import CursesCore
package import DataSource

extension WeightUnit {
    package var label: LocalizedStringKey {
        switch self {
        case .kilograms: "kilograms"
        case .pounds: "pounds"
        case .stones: "stones and pounds"
        }
    }

    // Both symbols of a compound unit.
    package var symbols: String { isCompound ? "\(symbol) \(single.symbol)" : symbol }

    package var fieldLabel: LocalizedStringKey { "Weight (\(symbols))" }

    package var goalLabel: LocalizedStringKey { "Goal (\(symbol))" }

    // A compound unit is in each value, but changes are in its single unit.
    package var tableLabel: LocalizedStringKey {
        isCompound ? "changes in \(single.symbol)" : "\(symbol)"
    }
}
