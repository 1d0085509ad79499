import CursesCore

nonisolated struct CommandDescription: Sendable {
    let summary: LocalizedStringKey
    // Positional arguments, as shown in the usage line.
    var words: LocalizedStringKey?
    // Error text if an argument is missing; an example follows.
    var question: LocalizedStringKey?
    var wordCount = 0...0
    var wordCompletion = CommandOption.Completion.nothing
    var terms: [Term] = []
    // Subcommands that take a person.
    var wordsBeforePerson = [String]()
    var options: [CommandOption] = []
    var note: LocalizedStringKey?
    let examples: [String]
}
