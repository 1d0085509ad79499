public import DataSource
import Essentials

extension People {
    public func meanings(of text: String, language: Language) -> [PaletteMeaning] {
        let units = entryService.units(text)
        guard let dashboard = navigator.shownDashboard else { return units }
        let weight = try? entryService.weight(text, unit: dashboard.settings.weightUnit)
        let day = try? dayService.day(text, today: dashboard.today, language: language)
        let month = day == nil ? dayService.month(text, today: dashboard.today) : nil
        let year = dayService.year(text, today: dashboard.today)
        return (weight.map { [.weight($0)] } ?? []) + (day.map { [.day($0)] } ?? [])
            + (month.map { [.month($0)] } ?? []) + (year.map { [.year($0)] } ?? []) + units
    }

    // Enters the weight without saving it, so that the user sees its effect first.
    func enter(_ weight: String) async {
        guard let dashboard = navigator.shownDashboard else { return }
        await navigator.send(.destinationChosen(.weighIn, of: nil))
        await dashboard.weighInEditor?.send(.form(.onEnter(weight, in: .weight)))
    }

    public var destinations: [Navigator.Destination] {
        let ofNobody: [Navigator.Destination] = [.newPerson, .import, .backups]
        let offered: [Navigator.Destination] =
            switch navigator.path.last {
            case nil:
                ofNobody + (meantPerson == nil ? [] : [.weighIn, .goal]) + [.export, .settings]
            case .preferences where !navigator.isPersonShown: ofNobody + [.people, .export]
            case .preferences: Navigator.Destination.allCases.filter { $0 != .settings }
            case .dashboard: Navigator.Destination.allCases
            case .history: Navigator.Destination.allCases.filter { $0 != .history }
            case .trends: Navigator.Destination.allCases.filter { $0 != .trends }
            case .personBMI, .restoration, .import, .export: []
            }
        return offered.filter { $0 != .export || isExportOffered }
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
