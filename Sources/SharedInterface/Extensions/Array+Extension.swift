package import CursesCore

nonisolated extension [String] {
    // Joins with the separator of the language.
    package func listed(_ string: (LocalizedStringKey) -> String) -> String {
        joined(separator: string(", "))
    }
}
