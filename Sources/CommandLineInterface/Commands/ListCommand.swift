import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

struct ListCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let person = try context.people.chosen()
        let (since, until) = try context.history.filterDays()
        let days = try days()
        let weighIns = try context.history.weighIns(of: person.person).values
        guard !weighIns.isEmpty else {
            throw CommandError.noWeighIns(name: context.names.title(person))
        }
        let entries = WeighInService(context.appDependencies).entries(
            of: weighIns,
            points: TrendService(context.appDependencies).trend(
                of: weighIns,
                as: context.settings.trend
            ),
            scheme: context.scheme,
            adultDay: AgeService(context.appDependencies).adultDay(of: person.person)
        )
        let shown = entries.filter { entry in
            days.contains(entry.weighIn.day) && since.map { $0 <= entry.weighIn.day } ?? true
                && until.map { entry.weighIn.day <= $0 } ?? true
        }
        guard !shown.isEmpty else { throw context.history.nothingInThisPeriod }
        let limit = context.invocation[.limit].flatMap { Int($0) } ?? (isShort ? Self.few : .max)
        if context.isJSON { return json(shown.prefix(limit), person.person) }
        var answer = text(shown.prefix(limit), of: person.person)
        if isShort, shown.count > limit {
            answer.lines = [
                context.string("The newest \(limit) of \(shown.count); all: bmi-tui list all")
            ]
        }
        return answer
    }

    // Rows of a terminal listing if no range or limit is given.
    private static let few = 30

    private var isShort: Bool {
        let isChosen = [.since, .until, .limit].contains(where: context.invocation.has)
        return !isChosen && context.words.isEmpty && !context.isJSON
            && context.console.isOutputTerminal()
    }

    private func days() throws -> ClosedRange<Day> {
        let text = context.words
        guard !text.isEmpty, text.lowercased() != "all" else { return .first ... .last }
        let service = DayService(context.appDependencies)
        let weekStart = context.settings.weekStart
        if let days = service.period(text, today: context.today, weekStart: weekStart) {
            return days
        }
        if let last = service.month(text, today: context.today) {
            return (Day(year: last.year, month: last.month, day: 1) ?? last)...last
        }
        if let last = service.year(text, today: context.today) {
            return (Day(year: last.year, month: 1, day: 1) ?? last)...last
        }
        do throws(EntryError) {
            let day = try context.day(text)
            return day...day
        } catch {
            throw CommandError.entry(context.string("Day"), error)
        }
    }

    private func json(_ entries: ArraySlice<HistoryEntry>, _ person: Person) -> Answer {
        JSONWriter.answer {
            $0.list(
                entries,
                of: person,
                CategoryService(context.appDependencies),
                context.scheme,
                context.growthReference
            )
        }
    }

    private func text(_ entries: ArraySlice<HistoryEntry>, of person: Person) -> Answer {
        let style = context.units.weight.aligned(with: entries)
        let weekdays = context.days.weekdays
        let measures = entries.used(of: person.measures) { $0.weighIn.measures }
        let growth = GrowthService(context.appDependencies).assessments(
            of: entries.lazy.map(\.weighIn),
            of: person,
            reference: context.growthReference
        )
        // Between the BMI and the note.
        let extra =
            (growth.values.first.map { [$0.standard.heading(context.string)] } ?? [])
            + measures.map { context.string($0.heading(context.settings.heightUnit)) }
        var columns = Columns(
            [false, false, false, true, true, true, true] + extra.map { _ in true } + [false],
            rowCount: entries.count + 1
        )
        columns.append(
            [
                "ID", context.string("day"), "", context.settings.weightUnit.symbols,
                context.string("change"), context.string("trend"), context.string("BMI"),
            ] + extra + [context.string("note")]
        )
        var (days, times, weights) = (Memory(), Memory(), Memory())
        var (changes, trends, bmis) = (Memory(), Memory(), Memory())
        var values = measures.map { _ in Memory() }
        let measureStyle = context.units.measure
        for entry in entries {
            let weighIn = entry.weighIn
            columns.append(weighIn.id.shortText, at: 0)
            columns.append(
                days.text(weighIn.day.number) { _ in
                    "\(weighIn.day) \(weekdays[weighIn.day.weekday] ?? "")"
                },
                at: 1
            )
            columns.append(
                times.text(weighIn.time.minutes) { _ in weighIn.time.description },
                at: 2
            )
            columns.append(weights.text(weighIn.weight, style.cell), at: 3)
            columns.append(entry.change.map { changes.text($0, style.change) } ?? "", at: 4)
            columns.append(trends.text(entry.trend, style.mean), at: 5)
            columns.append(bmis.text(entry.bmi) { $0.formatted(fractionDigits: 2) }, at: 6)
            if !growth.isEmpty {
                columns.append(growth[weighIn.id]?.percentileText ?? "", at: 7)
            }
            for (index, measure) in measures.enumerated() {
                let text = weighIn.measures[measure].map { value in
                    values[index].text(value) { measureStyle.number($0, of: measure) }
                }
                columns.append(text ?? "", at: 7 + extra.count - measures.count + index)
            }
            columns.append(context.days.note(of: entry), at: 7 + extra.count)
        }
        return Answer(columns: columns)
    }
}
