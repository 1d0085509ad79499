package import CursesCore
package import DataSource

extension CharacterChoice {
    package var label: LocalizedStringKey {
        switch self {
        case .automatic: "automatic"
        case .narrow: "narrow"
        case .wide: "wide"
        case .ascii: "ASCII"
        }
    }
}
