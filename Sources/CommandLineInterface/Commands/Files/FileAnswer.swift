import CursesCore
import DataSource
import Model
import SharedInterface

// Writes an export to a file or to standard output.
struct FileAnswer {
    let context: CommandContext
    let service: ExportService

    func answer(
        _ bytes: [UInt8],
        _ path: String,
        _ kind: ExportKind,
        _ count: Int,
        label: LocalizedStringKey? = nil
    ) throws -> Answer {
        guard path != "-" else { return Answer(bytes: bytes) }
        try context.confirmReplacing(path, isThere: service.exists(path))
        try service.save(bytes, to: path)
        context.hasWritten = true
        if context.isJSON {
            return JSONWriter.answer { json in
                json.text("path", path)
                json.number("weighIns", count)
            }
        }
        let saved = Export.Saved(path: path, kind: kind, count: count)
        return Answer(lines: [context.string(label ?? saved.label(context.days))])
    }
}
