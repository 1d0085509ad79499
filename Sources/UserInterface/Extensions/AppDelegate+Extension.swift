public import CursesCore
import DataSource
public import Model
import SharedInterface

extension AppDelegate: ApplicationDelegate {
    public func applicationDidTerminate() {
        guard let draftFailure else { return }
        let service = SettingsService(.shared)
        let language = service.language(of: (try? service.load()) ?? Settings())
        let line = StringCatalog.module.string(draftFailure.label, locale: language.locale)
        _ = PlainText(["bmi-tui: \(line)"]).write(to: 2)
    }
}
