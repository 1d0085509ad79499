import CursesCore
import DataSource

extension ColorChoice {
    var set: ColorSet {
        switch self {
        case .automatic: .automatic
        case .light: .light
        case .dark: .dark
        case .highContrast: .highContrast
        case .colorBlind: .colorBlind
        case .sixteen: .sixteen
        case .none: .monochrome
        }
    }
}
