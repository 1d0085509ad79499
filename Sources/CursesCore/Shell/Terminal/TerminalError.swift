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

extension TerminalError {
    /// Returns the message to the user, with the name of the program.
    func label(_ program: String) -> LocalizedStringKey {
        switch self {
        case .notInteractive: "\(program) needs an interactive terminal."
        case .dumb: "\(program) cannot draw on a terminal whose TERM is dumb or not set."
        case .unusable(let terminal): "\(program) cannot use a terminal of the type \(terminal)."
        case .tooFewFiles: "\(program) may open too few files at a time here (ulimit -n)."
        }
    }
}
