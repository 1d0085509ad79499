import CursesCore
import DataSource
import Model
import SharedInterface

// Questions of a command, on standard error.
struct CommandQuestions {
    let context: CommandContext

    // Throws `error` if no user can answer, `refused` if the answer is no.
    func confirm(_ question: String, orElse error: CommandError) throws {
        if context.invocation.has(.yes) { return }
        guard let answer = answer(question) else { throw error }
        guard answer else { throw CommandError.refused("Nothing was changed.") }
    }

    // `nil` if no user can answer.
    func answer(_ question: String) -> Bool? {
        ask("\(question) [y/N]").map { ["y", "yes", "はい"].contains($0) }
    }

    // Returns the typed answer in lower case; `nil` if no user can answer.
    func ask(_ question: String) -> String? {
        guard isAnswered else { return nil }
        let console = context.console
        _ = console.writeError(Array(PlainText([question]).bytes.dropLast()) + [0x20])
        let answer = (isPiped ? console.readTerminalLine() : console.readLine()) ?? ""
        return answer.filter { !$0.isWhitespace }.lowercased()
    }

    // Refuses the data folder, where the program would read the file as data.
    func confirmReplacing(_ path: String, isThere: Bool) throws {
        guard !StorageService(context.appDependencies).holds(path) else {
            throw CommandError.ownFolder(path)
        }
        guard isThere else { return }
        try confirm(context.string("\(path) already exists. Replace it?"), orElse: .exists(path))
    }

    func confirmFinal(_ error: StorageError) throws {
        if context.invocation.has(.yes) {
            let reason = StorageError.Reason.notUndoable(error.reason)
            context.report([error, StorageError(file: error.file, reason: reason)])
        }
        try confirm(context.string("This could not be undone."), orElse: .final(error))
    }

    // With `import -`, standard input is the file, so the answer comes from the terminal.
    private var isPiped: Bool {
        context.invocation.command == .import && context.invocation.words.contains("-")
    }

    // False if no user can answer, or need not.
    var isAnswered: Bool {
        guard !context.invocation.has(.yes) else { return false }
        return isPiped ? context.console.isErrorTerminal() : context.console.isInputTerminal()
    }
}
