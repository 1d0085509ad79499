import CursesCharts
import CursesCore
import DataSource
import Model
import SharedInterface

struct ChartCommand {
    let context: CommandContext

    private static let lines = 18
    private static let widths = CommandOption.widths

    func answer() throws -> Answer {
        let person = try context.people.chosen()
        let measure = try context.history.measure(of: person.person)
        let weighIns = try context.history.values(of: measure, person)
        let charts = ChartService(context.appDependencies)
        let all = context.history.trend(of: weighIns, measure)
        // A weigh-in of tomorrow is included.
        let (since, until) = try context.history.filterDays()
        let newest = all.last.map { min(max($0.day, context.today), until ?? .last) }
        var days = charts.days(
            of: since == nil ? range : .all,
            first: all.first?.day,
            newest: newest,
            today: min(context.today, until ?? .last)
        )
        if let since { days = min(since, days.upperBound)...days.upperBound }
        if let path = context.invocation[.output] { return try drawing(path, person.person, days) }
        if context.isJSON { return json(charts.allPoints(all, in: days), measure, person.person) }
        let points = charts.points(all, in: days)
        // Instead of an empty frame.
        guard !points.isEmpty else { throw context.history.nothingInThisPeriod }
        let isWeight = measure == .weight
        let healthy =
            isWeight ? context.history.overview(of: weighIns, person.person).healthyWeights : nil
        let chart = TrendChart(
            of: measure,
            points: points,
            days: days,
            goal: isWeight ? person.person.goalRange : nil,
            goalStart: person.person.goal?.trend,
            healthyWeights: healthy
        )
        let view = TrendChartView(chart, style: WeightStyle(measure, context.settings))
        let isColored = context.isColored
        let rows = PlainText.rows(
            of: view,
            size: size,
            isASCII: context.isASCII,
            isColored: isColored
        ) { environment in
            environment.stringCatalog = .commands
            environment.locale = context.locale
            environment.today = context.today
            environment.appDependencies = context.appDependencies
        }
        guard isColored else { return Answer(lines: rows) }
        return Answer(bytes: Array(rows.map { "\($0)\n" }.joined().utf8))
    }

    private func drawing(
        _ path: String,
        _ person: Person,
        _ days: ClosedRange<Day>
    ) throws -> Answer {
        let report = ReportService(context.appDependencies).report(
            of: try context.history.weighIns(of: person),
            of: person,
            context.settings,
            since: days.lowerBound,
            until: context.invocation.has(.until) ? days.upperBound : nil,
            today: context.today
        )
        guard let report else { throw context.history.nothingInThisPeriod }
        let page = ReportPage(report, locale: context.locale)
        return try FileAnswer(
            context: context,
            service: ExportService(context.appDependencies)
        ).answer(page.chart, path, .report, report.entries.count, label: "Chart written to \(path)")
    }

    private var range: TrendRange {
        context.invocation[.range].flatMap(TrendRange.init(rawValue:)) ?? .quarter
    }

    private var size: Size {
        let width = context.invocation[.width].flatMap { Int($0) } ?? context.console.width()
        let height = context.invocation[.lines].flatMap { Int($0) } ?? Self.lines
        return Size(
            width: min(max(width, Self.widths.lowerBound), Self.widths.upperBound),
            height: height
        )
    }

    private func json(
        _ points: ArraySlice<TrendPoint>,
        _ measure: TrendMeasure,
        _ person: Person
    ) -> Answer {
        JSONWriter.answer { json in
            json.person("person", person)
            json.measure(measure)
            json.array("points", points) { json, point in
                json.object { json in
                    json.text("day", point.day.description)
                    let value = point.weight.hundredths
                    json.number(measure == .weight ? "weight" : "value", value)
                    json.number("trend", point.trend.hundredths)
                    if point.isSlip { json.boolean("leftOut", true) }
                }
            }
        }
    }
}
