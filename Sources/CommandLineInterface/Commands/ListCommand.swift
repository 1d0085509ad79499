import CursesUI
import DataSource
import Model
import SharedInterface

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct ListCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let person = try context.person()
        let (since, until) = (try context.day(.since), try context.day(.until))
        let weighIns = try context.weighIns(of: person.person)
        guard !weighIns.isEmpty else {
            throw CommandError.noWeighIns(name: context.names.title(person))
        }
        let entries = WeighInService(context.appDependencies).entries(
            of: weighIns,
            points: TrendService(context.appDependencies).trend(of: weighIns),
            scheme: context.scheme
        )
        let shown = entries.lazy
            .filter { entry in
                since.map { $0 <= entry.weighIn.day } ?? true
                    && until.map { entry.weighIn.day <= $0 } ?? true
            }
            .prefix(context.invocation[.limit].flatMap { Int($0) } ?? .max)
        return context.isJSON ? json(Array(shown), person.person) : text(Array(shown))
    }

    private func json(_ entries: [HistoryEntry], _ person: Person) -> Answer {
        let categories = CategoryService(context.appDependencies)
        let scheme = context.scheme
        return JSONWriter.answer { json in
            json.person("person", person)
            json.array("weighIns", entries) { json, entry in
                let assessment = categories.assess(
                    weight: entry.weighIn.weight,
                    height: entry.weighIn.height,
                    of: person,
                    on: entry.weighIn.day,
                    scheme: scheme
                )
                let category: BMICategory? =
                    if case .category(let it) = assessment { it } else { nil }
                json.weighIn(nil, entry, category: category, scheme: scheme)
            }
        }
    }

    private func text(_ entries: [HistoryEntry]) -> Answer {
        let style = context.units.weight.aligned(with: entries.lazy.map(\.weighIn.weight))
        let weekdays = context.days.weekdays
        var columns = Columns([false, false, false, true, true, true, true, false])
        columns.append(
            [
                "ID", context.string("Day"), "", context.string(context.settings.weightUnit.symbol),
                context.string("change"), context.string("trend"), context.string("BMI"),
                context.string("Note"),
            ]
        )
        var (days, times) = (Memory<Day>(), Memory<TimeOfDay>())
        var (weights, changes) = (Memory<Double>(), Memory<Double>())
        var (trends, bmis) = (Memory<Int>(), Memory<Double>())
        for entry in entries {
            let weighIn = entry.weighIn
            columns.append(
                [
                    weighIn.id.shortText,
                    days.text(weighIn.day) { "\($0) \(weekdays[$0.weekday] ?? "")" },
                    times.text(weighIn.time, \.description),
                    weights.text(weighIn.weight, style.cell),
                    entry.change.map { changes.text($0, style.change) } ?? "",
                    trends.text(Int((entry.trend * 1000).rounded())) { _ in
                        style.mean(entry.trend)
                    },
                    bmis.text(entry.bmi) { $0.formatted(fractionDigits: 2) },
                    weighIn.note,
                ]
            )
        }
        return Answer(lines: columns.lines)
    }
}
