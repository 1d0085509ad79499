import CursesUI
import DataSource

extension Sex {
    var label: LocalizedStringKey {
        switch self {
        case .female: "female"
        case .male: "male"
        }
    }
}
