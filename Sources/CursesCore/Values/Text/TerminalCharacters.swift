/// Which characters a screen is drawn with.
nonisolated public enum TerminalCharacters: Hashable, Sendable, CaseIterable {
    /// What the terminal was found to draw in one column.
    case automatic
    /// All, for a terminal that draws lines, arrows and Greek letters in one column.
    case narrow
    /// None that a terminal of East Asia draws in two columns.
    case wide
    /// Letters, and of everything else what ASCII has.
    case ascii
}
