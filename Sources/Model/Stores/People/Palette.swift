public import DataSource
import Essentials

// Contents of the command palette.
@MainActor public struct Palette {
    let people: People

    private var navigator: Navigator { people.navigator }
    private var appDependencies: AppDependencies { people.appDependencies }

    public func meanings(of text: String, language: Language) -> [PaletteMeaning] {
        let (days, entries) = (DayService(appDependencies), EntryService(appDependencies))
        let units = entries.units(text)
        guard let dashboard = navigator.shownDashboard else { return units }
        let weight = try? entries.weight(text, unit: dashboard.settings.weightUnit)
        let day = try? days.day(text, today: dashboard.today, language: language)
        let month = day == nil ? days.month(text, today: dashboard.today) : nil
        let year = days.year(text, today: dashboard.today)
        return (weight.map { [.weight($0)] } ?? []) + (day.map { [.day($0)] } ?? [])
            + (month.map { [.month($0)] } ?? []) + (year.map { [.year($0)] } ?? []) + units
    }

    public var destinations: [Navigator.Destination] {
        let ofNobody: [Navigator.Destination] = [.newPerson, .import, .backups]
        let offered: [Navigator.Destination] =
            switch navigator.path.last {
            case nil:
                ofNobody + (people.meantPerson == nil ? [] : [.weighIn, .goal])
                    + [.export, .settings]
            case .preferences where !navigator.isPersonShown: ofNobody + [.people, .export]
            case .preferences: Navigator.Destination.allCases.filter { $0 != .settings }
            case .dashboard: Navigator.Destination.allCases
            case .history: Navigator.Destination.allCases.filter { $0 != .history }
            case .trends: Navigator.Destination.allCases.filter { $0 != .trends }
            case .personBMI, .restoration, .import, .export: []
            }
        return offered.filter { $0 != .export || people.isExportOffered }
    }

    // Line of a crontab; cron does not have the environment of the shell.
    public var reminder: String {
        let environment = appDependencies.processInfoClient.environment
        var words = ["bmi-tui", "status", "--due"]
        if people.people.count > 1, let person = people.meantPerson {
            let isNamesake = people.people.contains { $0.id == person.id && $0.distinction != nil }
            words += ["-p", (isNamesake ? person.id.text : person.name).shellQuoted]
        }
        if [.dataFolderVariable, .dataHomeVariable].contains(where: { environment($0) ?? "" != "" })
        {
            let folder = StorageService(appDependencies).folder
            words += ["--data-dir", folder.shellQuoted]
        }
        // A percent sign ends the command in a crontab.
        let command = words.joined(separator: " ").substituting("%", with: "\\%")
        return "0 8 * * * \(command) && notify-send bmi-tui"
    }
}
