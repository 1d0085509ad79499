// How the terminal draws characters that East Asian ones may draw in two columns.
public enum CharacterChoice: String, CaseIterable, Hashable, Sendable {
    case automatic
    case narrow
    case wide
    case ascii
}
