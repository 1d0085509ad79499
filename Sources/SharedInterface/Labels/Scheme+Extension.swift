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

    // Abbreviation if the full label does not fit; the same in every language.
    package var shortLabel: String? { self == .jasso ? "JASSO" : nil }
}
