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
