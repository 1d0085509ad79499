package import CursesCore
package import DataSource

extension HeightUnit {
    package var label: LocalizedStringKey {
        switch self {
        case .centimetres: "centimetres"
        case .feetAndInches: "feet and inches"
        }
    }

    package var fieldLabel: LocalizedStringKey {
        switch self {
        case .centimetres: "Height (cm)"
        case .feetAndInches: "Height (ft in)"
        }
    }
}
