import DataSource
import Model
import SharedInterface

struct ShowCommand {
    let context: CommandContext

    // About as many rows as the dashboard lists.
    private static let newest = 7

    func answer() throws -> Answer {
        let person = try context.people.chosen()
        let weighIns = try context.history.recentWeighIns(of: person.person)
        guard !weighIns.isEmpty else {
            throw CommandError.noWeighIns(name: context.names.title(person))
        }
        let overview = context.history.overview(of: weighIns, person.person)
        if context.isJSON {
            return JSONWriter.answer {
                $0.standing(overview, person.person, context.settings.trend)
            }
        }
        let text = StandingText(context: context, person: person.person, overview: overview)
        let head = "\(context.names.title(person)) · \(context.days.full(context.today))"
        return Answer(
            lines: [head, ""] + text.lines + [""] + rows(overview.entries.prefix(Self.newest)),
            accent: text.accent
        )
    }

    private func rows(_ entries: ArraySlice<HistoryEntry>) -> [String] {
        let style = context.units.weight.aligned(with: entries)
        var columns = Columns([false, false, true, true, true, false])
        for entry in entries {
            columns.append(
                [
                    context.days.short(entry.weighIn.day, today: context.today),
                    entry.weighIn.time.description,
                    style.cell(entry.weighIn.weight),
                    entry.change.map(style.change) ?? "",
                    entry.bmi.formatted(fractionDigits: 2),
                    context.days.note(of: entry),
                ]
            )
        }
        return columns.lines
    }
}
