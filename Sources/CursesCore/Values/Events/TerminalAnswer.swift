/// What a terminal says when it is asked.
nonisolated package enum TerminalAnswer: Hashable, Sendable {
    /// The colour of text that has none of its own.
    case foreground(RGB)
    /// The colour of the ground.
    case background(RGB)
    /// The column that the cursor stands in, from 1.
    case column(Int)
}
