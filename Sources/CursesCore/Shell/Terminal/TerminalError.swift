/// Reasons why a terminal cannot be taken over.
nonisolated package enum TerminalError: Error, Hashable {
    /// Standard input or output is not a terminal.
    case notInteractive
    /// `TERM` is `dumb` or not set.
    case dumb
    /// Neither the terminal's own description nor a common one can be used.
    case unusable(name: String)
    /// The limit of open files is too low.
    case tooFewFiles
}
