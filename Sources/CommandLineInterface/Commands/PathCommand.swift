import DataSource
import Model

struct PathCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let folder = StorageService(context.appDependencies).folder
        guard !folder.isEmpty else {
            throw CommandError.storage(StorageError(file: "", reason: .noDataFolder))
        }
        if context.isJSON { return JSONWriter.answer { $0.text("path", folder) } }
        return Answer(lines: [folder])
    }
}
