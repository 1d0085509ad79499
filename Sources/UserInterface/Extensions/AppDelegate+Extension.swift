public import CursesCore
import DataSource
public import Model
import SharedInterface

extension AppDelegate: ApplicationDelegate {
    public func applicationDidTerminate() {
        let service = SettingsService(.shared)
        let settings = (try? service.load()) ?? Settings()
        let locale = service.language(of: settings).locale
        let string = { StringCatalog.module.string($0, locale: locale) }
        var lines = [String]()
        if let draftFailure { lines.append(string(draftFailure.label)) }
        if settings.sync != .off {
            let weight = UnitStyle(settings).weight
            let report = SyncRun(.shared, weight, isQuiet: false, string).report()
            if let line = report.line { lines.append(line) }
        }
        guard !lines.isEmpty else { return }
        _ = PlainText(lines.map { "bmi-tui: \($0)" }).write(to: 2)
    }
}
