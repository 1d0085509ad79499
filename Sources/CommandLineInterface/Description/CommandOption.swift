import CursesCore

// An option, described once for the parser, the help, the manual and the completions.
nonisolated struct CommandOption: Sendable {
    enum Completion: Equatable, Sendable {
        case nothing
        case folders
        case files
        case people
        case days
        case comingDays
        case words([String])
        // Other words are possible too.
        case suggestions([String])
    }

    let name: String
    var letter: Character?
    // Placeholder of the value; `nil` for a flag.
    var value: LocalizedStringKey?
    let help: LocalizedStringKey
    var completion = Completion.nothing
    // Words of the value that need an explanation.
    var terms: [Term] = []
    // True if each of its values counts.
    var isRepeated = false

    // True if an empty value clears the field.
    var allowsNothing: Bool {
        ["note", "birth-date", "sex", "goal"].contains(name)
            || Self.measures.contains { $0.name == name }
    }
}
