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
        guard people.currentPerson != nil else { return units }
        let weight = try? entries.weight(text, unit: people.settings.weightUnit)
        let day = try? days.last(text, upTo: people.today, language: language)
        let month = day == nil ? days.month(text, today: people.today) : nil
        let year = days.year(text, today: people.today)
        return (weight.map { [.weight($0)] } ?? []) + (day.map { [.day($0)] } ?? [])
            + (month.map { [.month($0)] } ?? []) + (year.map { [.year($0)] } ?? []) + units
    }

    public var destinations: [Destination] {
        navigator.path.destinations.filter {
            (!$0.needsPerson || people.currentPerson != nil)
                && ($0 != .export || people.isExportOffered)
                && ($0 != .goal || navigator.path.dashboard?.offersGoal != false)
        }
    }

    // Line of a crontab; cron does not have the environment of the shell.
    public var reminder: String {
        let environment = appDependencies.processInfoClient.environment
        var words = ["bmi-tui", "status", "--due"]
        if people.people.count > 1, let person = people.currentPerson {
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
