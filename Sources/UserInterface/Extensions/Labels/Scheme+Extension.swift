import CursesUI
import DataSource

extension Scheme {
    var label: LocalizedStringKey {
        switch self {
        case .who: "WHO"
        case .asianActionPoints: "WHO Asia"
        case .asiaPacific: "Asia-Pacific"
        case .jasso: "JASSO"
        }
    }
}
