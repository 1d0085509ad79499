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
