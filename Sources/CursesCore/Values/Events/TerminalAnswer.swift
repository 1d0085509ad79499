/// Reply of a terminal to a query.
nonisolated package enum TerminalAnswer: Hashable, Sendable {
    /// Default colour of text.
    case foreground(RGB)
    /// Default background colour.
    case background(RGB)
    /// Column of the cursor, from 1.
    case column(Int)
}
