import CursesUI
import DataSource
import Model
import SharedInterface

struct ExportCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.person()
        let since = try context.day(.since)
        let weighIns = try context.weighIns(of: summary.person)
        guard !weighIns.isEmpty else {
            throw CommandError.noWeighIns(name: context.names.title(summary))
        }
        let service = ExportService(context.appDependencies)
        let path = context.invocation[.output] ?? "-"
        let bytes = service.bytes(
            of: weighIns,
            of: summary.person,
            as: format(path),
            since: since,
            unit: context.invocation[.unit].flatMap(WeightUnit.init(symbol:)) ?? .kilograms,
            scheme: context.scheme
        )
        let count = weighIns.count { weighIn in since.map { $0 <= weighIn.day } ?? true }
        return try FileAnswer(context: context, service: service).answer(bytes, path, count)
    }

    private func format(_ path: String) -> ExportFormat {
        let format = context.invocation[.exportFormat].flatMap(ExportFormat.init)
        return format ?? (context.isJSON && path == "-" ? .json : .csv)
    }
}
