import CursesCore

nonisolated extension [String] {
    // As the language lists things.
    func listed(_ string: (LocalizedStringKey) -> String) -> String {
        joined(separator: string(", "))
    }
}
