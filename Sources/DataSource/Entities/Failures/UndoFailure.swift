public struct UndoFailure: Hashable, Sendable {
    public var direction: UndoDirection
    public var error: StorageError

    public init(_ direction: UndoDirection, _ error: StorageError) {
        self.direction = direction
        self.error = error
    }
}
