import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

extension CommandLineProgram {
    func give(_ answer: Answer, _ context: CommandContext) -> ExitStatus {
        var status = answer.status
        let isGiven = context.console.write(bytes(answer, context))
        // Reading texts replaces the error of the system.
        let code = context.console.failure()
        var messages = context.messages
        if !isGiven {
            let isDone = context.hasSaved || context.hasWritten
            // Repeating the command would apply the change twice.
            status = isDone ? .unfinished : .failed
            let output = context.string("standard output")
            let error = StorageError(file: output, reason: .system(code))
            let reason = context.string(error.label)
            messages.append(
                isDone
                    ? context.string("Saved, but the answer could not be printed: \(reason)")
                    : reason
            )
        }
        tell(messages, code: "storage", context)
        // The output is incomplete: some data could not be read.
        if status == .done, context.isIncomplete, !answer.isStatusSettled { status = .failed }
        return status
    }

    func end(_ error: CommandError, _ context: CommandContext) -> ExitStatus {
        let lines = error.lines(context)
        let messages = context.messages.filter { !lines.contains($0) } + lines
        tell(messages, code: error.code, context)
        // With --due, status 1 means that no weigh-in is due.
        let isDue = context.invocation.has(.due)
        return isDue && error.status == .failed ? .wrongUsage : error.status
    }

    private func tell(_ messages: [String], code: String, _ context: CommandContext) {
        guard !messages.isEmpty else { return }
        guard context.isJSON else {
            _ = say(messages, context)
            return
        }
        var json = JSONWriter()
        json.object { json in
            json.object("error") { json in
                json.text("code", code)
                json.text("message", messages.joined(separator: "\n"))
            }
        }
        _ = context.console.writeError(json.bytes + "\n".utf8)
    }

    private func say(_ lines: [String], _ context: CommandContext) -> Bool {
        let lines = lines.map { $0.hasPrefix(" ") ? $0 : "bmi-tui: \($0)" }
        return context.console.writeError(PlainText(lines.map { shown($0, context) }).bytes)
    }

    private func bytes(_ answer: Answer, _ context: CommandContext) -> [UInt8] {
        if let bytes = answer.bytes { return bytes }
        if let columns = answer.columns, !context.isASCII {
            return columns.bytes + PlainLine.bytes(of: answer.lines)
        }
        let all = (answer.columns?.lines ?? []) + answer.lines
        let lines = context.isASCII ? all.map(PlainText.ascii) : all
        let bytes = PlainLine.bytes(of: lines)
        guard let accent = answer.accent, context.isColored else { return bytes }
        let word = PlainText([context.isASCII ? PlainText.ascii(accent.word) : accent.word]).bytes
        return Self.coloring(Array(word.dropLast()), accent.style, in: bytes)
    }

    private func shown(_ line: String, _ context: CommandContext) -> String {
        context.isASCII ? PlainText.ascii(line) : line
    }

    private static func coloring(
        _ word: [UInt8],
        _ accent: Answer.Accent,
        in bytes: [UInt8]
    ) -> [UInt8] {
        guard !word.isEmpty, let range = bytes.place(of: word) else { return bytes }
        let opening = "\u{1B}[\(accent.rawValue)m".utf8
        return bytes[..<range.lowerBound] + opening + word + "\u{1B}[0m".utf8
            + bytes[range.upperBound...]
    }
}
