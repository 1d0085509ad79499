import CursesUI
import DataSource

extension HeightUnit {
    var fieldLabel: LocalizedStringKey {
        switch self {
        case .centimetres: "Height (cm)"
        case .feetAndInches: "Height (ft in)"
        }
    }
}
