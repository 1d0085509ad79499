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

/// Mouse event at a cell.
nonisolated public struct MouseEvent: Hashable, Sendable {
    /// Cell under the pointer.
    public var location: Point
    /// Kind of the event.
    public var kind: Kind

    /// Makes an event at a cell.
    public init(_ kind: Kind, at location: Point) {
        self.kind = kind
        self.location = location
    }

    /// Kind of mouse event; motion without a button is not reported.
    public enum Kind: Hashable, Sendable {
        case click
        /// Motion with the button held.
        case drag
        /// Release of the button after a drag.
        case release
        case wheelUp
        case wheelDown
    }
}

/// Reply of a terminal to a query.
nonisolated package enum TerminalAnswer: Hashable, Sendable {
    /// Default colour of text.
    case foreground(RGB)
    /// Default background colour.
    case background(RGB)
    /// Column of the cursor, from 1.
    case column(Int)
}
