/// What the mouse did at a cell.
nonisolated public struct MouseEvent: Hashable, Sendable {
    /// The cell under the pointer.
    public var location: Point
    /// What happened there.
    public var kind: Kind

    /// Names a cell and what happened there.
    public init(_ kind: Kind, at location: Point) {
        self.kind = kind
        self.location = location
    }

    /// The mouse's doings that an app hears of; motion without a button is left to the terminal.
    public enum Kind: Hashable, Sendable {
        case click
        /// The mouse has come here with the button held.
        case drag
        /// The button was let go after a drag.
        case release
        case wheelUp
        case wheelDown
    }
}
