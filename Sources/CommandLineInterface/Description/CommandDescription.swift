import CursesUI

nonisolated struct CommandDescription: Sendable {
    let summary: LocalizedStringKey
    // What is said without dashes.
    var words: LocalizedStringKey?
    var wordCount = 0...0
    var wordCompletion = CommandOption.Completion.nothing
    var options: [CommandOption] = []
    var note: LocalizedStringKey?
    let examples: [String]
}
