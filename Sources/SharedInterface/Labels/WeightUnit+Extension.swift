package import CursesCore
package import DataSource

extension WeightUnit {
    package var fieldLabel: LocalizedStringKey {
        switch self {
        case .kilograms: "Weight (kg)"
        case .pounds: "Weight (lb)"
        case .stones: "Weight (st lb)"
        }
    }

    package var label: LocalizedStringKey {
        switch self {
        case .kilograms: "kilograms"
        case .pounds: "pounds"
        case .stones: "stones and pounds"
        }
    }

    package var symbol: LocalizedStringKey {
        switch self {
        case .kilograms: "kg"
        case .pounds: "lb"
        case .stones: "st lb"
        }
    }

    // Stones have their unit in each value, but changes are in pounds.
    package var tableLabel: LocalizedStringKey {
        self == .stones ? "changes in lb" : symbol
    }

    package var goalLabel: LocalizedStringKey {
        switch self {
        case .kilograms: "Goal (kg)"
        case .pounds: "Goal (lb)"
        case .stones: "Goal (st)"
        }
    }
}
