package import CursesCore
package import DataSource

extension Scheme {
    package var label: LocalizedStringKey {
        switch self {
        case .who: "WHO"
        case .asianActionPoints: "WHO Asia"
        case .asiaPacific: "Asia-Pacific"
        case .jasso: "JASSO"
        }
    }

    // The name that it has in every language, where the whole one has no room.
    package var shortLabel: String? { self == .jasso ? "JASSO" : nil }
}
