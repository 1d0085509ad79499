package import CursesCore
package import DataSource

extension Sex {
    package var label: LocalizedStringKey {
        switch self {
        case .female: "female"
        case .male: "male"
        }
    }
}
