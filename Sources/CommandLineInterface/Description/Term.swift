import CursesCore

// A word and its meaning, for the help, the manual and the completions.
nonisolated struct Term: Sendable {
    let word: String
    let help: LocalizedStringKey

    init(_ word: String, _ help: LocalizedStringKey) {
        self.word = word
        self.help = help
    }
}

nonisolated extension Term {
    static let adding = Term("add", "add a person")
    static let changing = Term("change", "change height, birth date, sex, goal or measures")
    static let renaming = Term("rename", "give a person another name")
    static let removing = Term("remove", "remove a person; the weigh-ins are kept")
}
