import CursesCore
import DataSource
import Model
import SharedInterface

struct StatsCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let person = try context.person()
        try context.chooseMeasure(of: person.person)
        let (since, until) = try context.filterDays()
        let weighIns = try context.values(
            of: context.weighIns(of: person.person),
            context.names.title(person)
        )
        let service = StatisticsService(context.appDependencies)
        let all = service.statistics(
            of: weighIns,
            points: context.trend(of: weighIns),
            by: period,
            since: since,
            until: until
        )
        guard !all.isEmpty else { throw context.nothingInThisPeriod }
        let shown = all.reversed().map { statistics in
            var cut = statistics
            cut.firstDay = max(statistics.firstDay, since ?? .first)
            let last = service.lastDay(of: statistics, by: period)
            return (cut, last: min(last, until ?? .last))
        }
        return context.isJSON ? json(shown) : text(shown.map(\.0))
    }

    private var period: Period {
        switch context.invocation[.by] {
        case "week": .week(start: context.settings.weekStart)
        case "year": .year
        default: .month
        }
    }

    private func json(_ all: [(Statistics, last: Day)]) -> Answer {
        JSONWriter.answer { json in
            json.measure(context.measure)
            json.array("periods", all) { json, period in
                let statistics = period.0
                json.object { json in
                    json.text("from", statistics.firstDay.description)
                    json.text("to", period.last.description)
                    json.number("mean", statistics.mean.hundredths)
                    json.number("low", rounded(statistics.minimum))
                    json.number("high", rounded(statistics.maximum))
                    json.number("change", statistics.change.hundredths)
                    json.number("readings", statistics.readings)
                    if statistics.leftOut > 0 { json.number("leftOut", statistics.leftOut) }
                }
            }
        }
    }

    // Calculated values get two decimals.
    private func rounded(_ value: Double) -> Double {
        context.measure == .weight ? value : value.hundredths
    }

    private func text(_ all: [Statistics]) -> Answer {
        let weights = all.flatMap { [$0.minimum, $0.maximum] }
        let style = WeightStyle(context.measure, context.settings).aligned(with: weights)
        var columns = Columns([false, true, true, true, true, true])
        let mean = context.string("mean")
        columns.append(
            [
                context.string("from"),
                style.symbols.isEmpty ? mean : "\(mean) (\(style.symbols))",
                context.string("low"), context.string("high"), context.string("trend"),
                context.string("weigh-ins"),
            ]
        )
        for statistics in all {
            columns.append(
                [
                    statistics.firstDay.description, style.mean(statistics.mean),
                    style.cell(statistics.minimum), style.cell(statistics.maximum),
                    style.change(of: statistics), "\(statistics.readings)",
                ]
            )
        }
        let leftOut = context.days.leftOut(all.leftOut)
        return Answer(lines: columns.lines + (leftOut.map { ["", $0] } ?? []))
    }
}
