import CursesCore

nonisolated struct CommandDescription: Sendable {
    let summary: LocalizedStringKey
    // What is said without dashes.
    var words: LocalizedStringKey?
    // Asked where words are missing; the example that follows answers it.
    var question: LocalizedStringKey?
    var wordCount = 0...0
    var wordCompletion = CommandOption.Completion.nothing
    // The words that somebody is named after.
    var wordsBeforePerson = [String]()
    var options: [CommandOption] = []
    var note: LocalizedStringKey?
    let examples: [String]
}
