import Model
import SharedInterface

// What `add` and `edit` have in common.
struct WeighInOptions {
    let context: CommandContext

    func fill(_ editor: WeighInEditor) throws {
        let invocation = context.invocation
        if let day = invocation[.date] { editor.draft.day = day }
        if let time = invocation[.time] { editor.draft.time = time }
        if let height = invocation[.height] { editor.draft.height = height }
        if let note = invocation[.note] { editor.draft.note = note == "-" ? readNote() : note }
    }

    private func readNote() -> String {
        var lines: [String] = []
        var size = 0
        while size < Console.longestLine, let line = context.console.readLine() {
            lines.append(line)
            size += line.utf8.count + 1
        }
        return lines.joined(separator: " ")
    }
}
