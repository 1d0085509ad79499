import CursesUI
import DataSource

extension Scheme {
    var label: LocalizedStringKey {
        switch self {
        case .who: "WHO"
        case .asianActionPoints: "Asian action points"
        case .asiaPacific: "Asia-Pacific"
        case .jasso: "JASSO"
        }
    }

    var shortLabel: LocalizedStringKey {
        switch self {
        case .asianActionPoints: "WHO Asia"
        case .who, .asiaPacific, .jasso: label
        }
    }
}
