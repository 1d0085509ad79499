import CursesCore
import DataSource
import Model
import SharedInterface

extension CommandContext {
    // Asks on standard error. Throws `error` if no user can answer, `refused` if the answer is no.
    func confirm(_ question: String, orElse error: CommandError) throws {
        if invocation.has(.yes) { return }
        guard let answer = answer(question) else { throw error }
        guard answer else { throw CommandError.refused("Nothing was changed.") }
    }

    // `nil` if no user can answer.
    func answer(_ question: String) -> Bool? {
        guard !invocation.has(.yes), isAnswered else { return nil }
        _ = console.writeError(Array(PlainText(["\(question) [y/N]"]).bytes.dropLast()) + [0x20])
        let answer = (isPiped ? console.readTerminalLine() : console.readLine()) ?? ""
        return ["y", "yes", "はい"].contains(answer.filter { !$0.isWhitespace }.lowercased())
    }

    // Refuses the data folder, where the program would read the file as data.
    func confirmReplacing(_ path: String, isThere: Bool) throws {
        guard !StorageService(appDependencies).holds(path) else {
            throw CommandError.ownFolder(path)
        }
        guard isThere else { return }
        try confirm(string("\(path) already exists. Replace it?"), orElse: .exists(path))
    }

    // People with the same name are hard to tell apart later.
    func confirmNamesake(_ name: String, besides person: Person? = nil) throws {
        let others = try person == nil ? othersOfNewPerson() : people()
        let namesakes = ReferenceService(appDependencies).people(named: name, among: others)
        guard namesakes.contains(where: { $0.id != person?.id }) else { return }
        let name = names.name(name)
        try confirm(string("\(name) already exists. Add another?"), orElse: .namesake(name))
    }

    func confirmFinal(_ error: StorageError) throws {
        if invocation.has(.yes) {
            report([error, StorageError(file: error.file, reason: .notUndoable(error.reason))])
        }
        let question = string("This could not be undone.")
        try confirm(question, orElse: .final(error))
    }

    // With `import -`, standard input is the file, so the answer comes from the terminal.
    private var isPiped: Bool {
        invocation.command == .import && invocation.words.contains("-")
    }

    private var isAnswered: Bool {
        isPiped ? console.isErrorTerminal() : console.isInputTerminal()
    }
}
