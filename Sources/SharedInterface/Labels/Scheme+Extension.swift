package import CursesUI
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

    // Where the whole name has no room.
    package var shortLabel: LocalizedStringKey? { self == .jasso ? "Japan" : nil }
}
