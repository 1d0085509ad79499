import CursesCore
import DataSource
import Model
import SharedInterface

extension EnvironmentValues {
    @Entry var openScreen = OpenScreenAction()
    @Entry var restore = RestoreAction()
}

extension KeyRemapping {
    // The remapped key if there is one.
    func name(of command: KeyCommand) -> String {
        name(of: command.label) ?? command.keys.first ?? ""
    }
}

extension TerminalCharacters {
    init(_ settings: Settings, _ appDependencies: AppDependencies) {
        self =
            switch SettingsService(appDependencies).characters(of: settings) {
            case .automatic: .automatic
            case .narrow: .narrow
            case .wide: .wide
            case .ascii: .ascii
            }
    }
}

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
