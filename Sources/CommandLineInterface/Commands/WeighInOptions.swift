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
        while lines.count < Self.mostLines, let line = context.console.readLine() {
            lines.append(line)
        }
        return lines.joined(separator: " ")
    }

    // More is refused as too large anyway.
    private static let mostLines = 10_000
}
