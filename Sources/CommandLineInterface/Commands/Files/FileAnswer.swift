import CursesUI
import DataSource
import Model

// What was made of weigh-ins, in a file or on standard output.
struct FileAnswer {
    let context: CommandContext
    let service: ExportService

    func answer(_ bytes: [UInt8], _ path: String, _ count: Int) throws -> Answer {
        guard path != "-" else { return Answer(bytes: bytes) }
        try context.confirmReplacing(path, isThere: service.exists(path))
        try service.save(bytes, to: path)
        context.hasSaved = true
        if context.isJSON {
            return JSONWriter.answer { json in
                json.text("path", path)
                json.number("weighIns", count)
            }
        }
        return Answer(
            lines: [
                count == 1
                    ? context.string("1 weigh-in exported to \(path)")
                    : context.string("\(count) weigh-ins exported to \(path)")
            ]
        )
    }
}
