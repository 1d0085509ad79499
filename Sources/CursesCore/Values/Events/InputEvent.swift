/// Event from the terminal or the system.
nonisolated package enum InputEvent: Hashable, Sendable {
    case key(KeyPress)
    case paste(String)
    case mouse(MouseEvent)
    case resize(Size)
    /// Reply of the terminal to a query.
    case answer(TerminalAnswer)
    /// Continuation of the process after a suspension.
    case resume
    /// Loss of the terminal, or a signal to terminate the process.
    case terminate(signal: Int32)
}
