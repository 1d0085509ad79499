import CursesCore
import DataSource
import Essentials
import Model

struct BackupCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        guard !context.invocation.words[0].isEmpty else {
            throw CommandError.usage(.missingWord(command: "backup"))
        }
        let service = ArchiveService(context.appDependencies)
        let archive = try service.make()
        guard !archive.files.isEmpty else { throw CommandError.noPeople }
        _ = try context.people()
        let path = context.invocation.words[0]
        if path == "-" { return Answer(bytes: Array(service.bytes(of: archive))) }
        try context.confirmReplacing(path, isThere: service.exists(path))
        try service.save(archive, to: path)
        context.hasSaved = true
        if context.isJSON {
            return JSONWriter.answer { json in
                json.text("path", path)
                json.number("files", archive.files.count)
                json.number("records", archive.recordCount)
            }
        }
        let (files, records) = (archive.files.count, archive.recordCount)
        return Answer(lines: [context.string("\(path): \(records) records of \(files) files")])
    }
}
