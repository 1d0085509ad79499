import CursesUI
import DataSource

extension HeightUnit {
    var label: LocalizedStringKey {
        switch self {
        case .centimetres: "centimetres"
        case .feetAndInches: "feet and inches"
        }
    }

    var fieldLabel: LocalizedStringKey {
        switch self {
        case .centimetres: "Height (cm)"
        case .feetAndInches: "Height (ft in)"
        }
    }
}
