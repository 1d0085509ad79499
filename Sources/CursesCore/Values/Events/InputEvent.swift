/// Something that reaches the app from the terminal or the system.
nonisolated package enum InputEvent: Hashable, Sendable {
    case key(KeyPress)
    case paste(String)
    case mouse(MouseEvent)
    case resize(Size)
    /// The terminal answers a question.
    case answer(TerminalAnswer)
    /// The process is in the foreground again after a suspension.
    case resume
    /// The terminal is gone or a signal asks the process to end.
    case terminate(signal: Int32)
}
