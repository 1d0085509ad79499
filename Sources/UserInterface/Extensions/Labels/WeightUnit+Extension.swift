import CursesUI
import DataSource

extension WeightUnit {
    var fieldLabel: LocalizedStringKey {
        switch self {
        case .kilograms: "Weight (kg)"
        case .pounds: "Weight (lb)"
        case .stones: "Weight (st)"
        }
    }

    var label: LocalizedStringKey {
        switch self {
        case .kilograms: "kilograms"
        case .pounds: "pounds"
        case .stones: "stones and pounds"
        }
    }

    var symbol: LocalizedStringKey {
        switch self {
        case .kilograms: "kg"
        case .pounds: "lb"
        case .stones: "st lb"
        }
    }

    var goalLabel: LocalizedStringKey {
        switch self {
        case .kilograms: "Goal (kg)"
        case .pounds: "Goal (lb)"
        case .stones: "Goal (st)"
        }
    }
}
