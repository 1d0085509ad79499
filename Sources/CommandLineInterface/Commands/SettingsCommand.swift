import CursesCore
import DataSource
import Model
import SharedInterface

// The rows of the settings screen.
struct SettingsCommand {
    let context: CommandContext

    // Changed by `bmi-tui watch`.
    private static let watched = "watched"

    private var service: SettingsService { SettingsService(context.appDependencies) }

    func answer() throws -> Answer {
        let words = context.invocation.words
        let people = try? PersonService(context.appDependencies).loadNames().values
        let rows =
            Preferences.Row.all + Preferences.Row.person(among: people ?? [], context.names)
        context.report(service.problems())
        let settings = try service.loadOrPropose()
        let folders = try WatchService(context.appDependencies).folders().map(\.path)
        guard let name = words.first else { return list(rows, settings, folders) }
        if name.lowercased() == Self.watched {
            guard words.count == 1 else {
                throw CommandError.refused(
                    "Change the watched folders by bmi-tui watch FOLDER, or watch --remove FOLDER."
                )
            }
            if context.isJSON { return JSONWriter.answer { watched(folders, &$0) } }
            return Answer(lines: folders.isEmpty ? [context.string("none")] : folders)
        }
        guard let row = rows.first(where: { $0.name == name.lowercased() }) else {
            let names = rows.map(\.name) + [Self.watched]
            throw CommandError.usage(.notAmong(name, option: "settings", choices: names))
        }
        guard words.count > 1 else {
            if context.isJSON { return json(row, settings) }
            return Answer(lines: [row.chosen(in: settings)?.word ?? row.choices[0].word])
        }
        return try change(row, to: words.dropFirst().joined(separator: " "))
    }

    private func list(
        _ rows: [Preferences.Row],
        _ settings: Settings,
        _ folders: [String]
    ) -> Answer {
        if context.isJSON {
            return JSONWriter.answer { json in
                json.array("settings", rows.map(Optional.some) + [nil]) { json, row in
                    json.object { json in
                        if let row { json.setting(row, settings) } else { watched(folders, &json) }
                    }
                }
            }
        }
        var columns = Columns([false, false, false])
        for row in rows {
            let choice = row.chosen(in: settings) ?? row.choices[0]
            let title = context.string(row.title)
            columns.append([row.name, choice.word, "\(title): \(context.string(choice.label))"])
        }
        let value = folders.isEmpty ? context.string("none") : folders.joined(separator: ", ")
        columns.append([Self.watched, value, context.string("Watched folders")])
        return Answer(columns: columns)
    }

    private func watched(_ folders: [String], _ json: inout JSONWriter) {
        json.text("name", Self.watched)
        json.text("value", folders.joined(separator: ", "))
        json.array("folders", folders) { $0.text(nil, $1) }
    }

    private func change(_ row: Preferences.Row, to text: String) throws -> Answer {
        let wanted = text.lowercased()
        // Also as the screen says it.
        let choice = row.choices.first { choice in
            [choice.word, context.string(choice.label)].contains { $0.lowercased() == wanted }
        }
        guard let choice else {
            throw CommandError.usage(
                .notAmong(text, option: row.name, choices: row.choices.map(\.word))
            )
        }
        try context.forms.checkFolder()
        let settings = try service.make(choice.change)
        context.hasSaved = true
        context.isUnitLost = service.isUnitLost()
        if context.isJSON { return json(row, settings) }
        let title = context.string(row.title)
        return Answer(lines: ["\(title): \(context.string(choice.label))"])
    }

    private func json(_ row: Preferences.Row, _ settings: Settings) -> Answer {
        JSONWriter.answer { $0.setting(row, settings) }
    }
}
