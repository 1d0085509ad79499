package import CursesCore
package import DataSource

extension ColorChoice {
    package var label: LocalizedStringKey {
        switch self {
        case .automatic: "automatic"
        case .light: "light"
        case .dark: "dark"
        case .highContrast: "high contrast"
        case .colorBlind: "colour-blind"
        case .sixteen: "16 colours"
        case .none: "no colours"
        }
    }
}
