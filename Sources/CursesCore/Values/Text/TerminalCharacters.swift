/// Set of characters for drawing.
nonisolated public enum TerminalCharacters: Hashable, Sendable, CaseIterable {
    /// All characters that the terminal was found to draw in one column.
    case automatic
    /// All characters, for a terminal that draws lines, arrows and Greek letters in one column.
    case narrow
    /// No characters that East Asian terminals draw in two columns.
    case wide
    /// Letters, and ASCII for all symbols.
    case ascii
}
