// Drawing of characters that East Asian terminals may draw in two columns.
public enum CharacterChoice: String, CaseIterable, Hashable, Sendable {
    case automatic
    case narrow
    case wide
    case ascii
}
