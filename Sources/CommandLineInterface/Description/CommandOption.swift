import CursesCore

// What may be said with dashes before it: one description for the parser, the help, the manual and
// the completions.
nonisolated struct CommandOption: Sendable {
    enum Completion: Equatable, Sendable {
        case nothing
        case folders
        case files
        case people
        case days
        case comingDays
        case words([String])
    }

    let name: String
    var letter: Character?
    // What has to follow; nothing where it stands alone.
    var value: LocalizedStringKey?
    let help: LocalizedStringKey
    var completion = Completion.nothing

    // What may be emptied by saying nothing.
    var allowsNothing: Bool {
        ["note", "birth-date", "sex", "goal"].contains(name)
            || Self.measures.contains { $0.name == name }
    }
}
