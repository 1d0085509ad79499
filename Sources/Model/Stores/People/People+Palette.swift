public import DataSource
import Essentials

extension People {
    public func meanings(of text: String, language: Language) -> [PaletteMeaning] {
        let units = entryService.units(text)
        guard let dashboard = shownDashboard else { return units }
        let weight = try? entryService.weight(text, unit: dashboard.settings.weightUnit)
        let day = try? dayService.day(text, today: dashboard.today, language: language)
        let month = day == nil ? dayService.month(text, today: dashboard.today) : nil
        let year = dayService.year(text, today: dashboard.today)
        return (weight.map { [.weight($0)] } ?? []) + (day.map { [.day($0)] } ?? [])
            + (month.map { [.month($0)] } ?? []) + (year.map { [.year($0)] } ?? []) + units
    }

    // Enters the weight without saving it, so that the user sees its effect first.
    func enter(_ weight: String) async {
        guard let dashboard = shownDashboard else { return }
        leaveToDashboard()
        await dashboard.send(.weighInButtonTapped)
        await dashboard.weighInEditor?.send(.form(.onEnter(weight, in: .weight)))
    }

    func show(_ day: Day) async {
        leaveToDashboard()
        await pushHistory(marking: day)
    }

    func change(_ setting: Preferences.Action) async {
        let shown: Preferences? = if case .preferences(let store) = path.last { store } else { nil }
        let preferences = shown ?? makePreferences()
        await preferences.send(.loading(.onRefresh))
        await preferences.send(setting)
        // The settings screen shows the failure.
        if shown == nil, preferences.attempt != .idle { await push(.preferences(preferences)) }
    }

    // Line of a crontab; cron does not have the environment of the shell.
    public var reminder: String {
        let environment = appDependencies.processInfoClient.environment
        var words = ["bmi-tui", "status", "--due"]
        if people.count > 1, let person = meantPerson {
            let isNamesake = people.contains { $0.id == person.id && $0.distinction != nil }
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
