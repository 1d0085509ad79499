import DataSource
import Model
import SharedInterface

// The rows of the settings screen.
struct SettingsCommand {
    let context: CommandContext

    private var service: SettingsService { SettingsService(context.appDependencies) }

    func answer() throws -> Answer {
        let words = context.invocation.words
        let people = try? PersonService(context.appDependencies).loadNames().values
        let rows =
            Preferences.Row.all + Preferences.Row.person(among: people ?? [], context.names)
        context.report(service.problems())
        let settings = try service.loadOrPropose()
        guard let name = words.first else { return list(rows, settings) }
        guard let row = rows.first(where: { $0.name == name.lowercased() }) else {
            throw CommandError.usage(.notAmong(name, option: "settings", choices: rows.map(\.name)))
        }
        guard words.count > 1 else {
            if context.isJSON { return json(row, settings) }
            return Answer(lines: [row.chosen(in: settings)?.word ?? row.choices[0].word])
        }
        return try change(row, to: words.dropFirst().joined(separator: " "))
    }

    private func list(_ rows: [Preferences.Row], _ settings: Settings) -> Answer {
        if context.isJSON {
            return JSONWriter.answer { json in
                json.array("settings", rows) { json, row in
                    json.object { $0.setting(row, settings) }
                }
            }
        }
        var columns = Columns([false, false, false])
        for row in rows {
            let choice = row.chosen(in: settings) ?? row.choices[0]
            let title = context.string(row.title)
            columns.append([row.name, choice.word, "\(title): \(context.string(choice.label))"])
        }
        return Answer(columns: columns)
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
