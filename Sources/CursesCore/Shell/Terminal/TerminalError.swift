/// Why a terminal cannot be taken over.
nonisolated package enum TerminalError: Error, Hashable {
    /// Standard input or output is no terminal.
    case notInteractive
    /// The terminal calls itself dumb, or by no name.
    case dumb
    /// Neither the terminal's own description nor a common one could be used.
    case unusable(name: String)
    /// The process may have too few files open at a time.
    case tooFewFiles
}
