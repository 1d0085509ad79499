import CursesCore
import DataSource
import Model
import SharedInterface

struct StatsCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let person = try context.people.chosen()
        let measure = try context.history.measure(of: person.person)
        let (since, until) = try context.history.filterDays()
        let weighIns = try context.history.values(of: measure, person)
        let service = StatisticsService(context.appDependencies)
        let all = service.statistics(
            of: weighIns,
            points: context.history.trend(of: weighIns, measure),
            by: period,
            since: since,
            until: until
        )
        guard !all.isEmpty else { throw context.history.nothingInThisPeriod }
        let shown = all.reversed().map { statistics in
            var cut = statistics
            cut.firstDay = max(statistics.firstDay, since ?? .first)
            let last = service.lastDay(of: statistics, by: period)
            return (cut, last: min(last, until ?? .last))
        }
        return context.isJSON ? json(shown, measure) : text(shown.map(\.0), measure)
    }

    private var period: Period {
        switch context.invocation[.by] {
        case "week": .week(start: context.settings.weekStart)
        case "year": .year
        default: .month
        }
    }

    private func json(_ all: [(Statistics, last: Day)], _ measure: TrendMeasure) -> Answer {
        JSONWriter.answer { json in
            json.measure(measure)
            // Calculated values get two decimals.
            let rounded = { (value: Double) in measure == .weight ? value : value.hundredths }
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

    private func text(_ all: [Statistics], _ measure: TrendMeasure) -> Answer {
        let weights = all.flatMap { [$0.minimum, $0.maximum] }
        let style = WeightStyle(measure, context.settings).aligned(with: weights)
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
