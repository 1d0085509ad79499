import CursesCore
import DataSource
import Model

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
