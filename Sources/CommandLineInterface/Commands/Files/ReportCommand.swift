import CursesCore
import DataSource
import Model
import SharedInterface

struct ReportCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.person()
        let (since, until) = try context.filterDays()
        let loaded = try context.loadWeighIns(of: summary.person)
        guard !loaded.values.isEmpty else {
            throw CommandError.noWeighIns(name: context.names.title(summary))
        }
        let report = ReportService(context.appDependencies).report(
            of: loaded,
            of: summary.person,
            context.settings,
            since: since,
            until: until,
            today: context.today
        )
        guard let report else {
            throw CommandError.notDone(
                context.string("No weigh-ins in this period"),
                isNothing: true
            )
        }
        let path = context.invocation[.output] ?? "-"
        guard path != "-" || !context.isJSON else {
            throw CommandError.usage(.missingOption("--output", command: "report"))
        }
        let page = ReportPage(report, locale: context.locale)
        return try FileAnswer(
            context: context,
            service: ExportService(context.appDependencies)
        ).answer(page.bytes, path, .report, report.entries.count)
    }
}
