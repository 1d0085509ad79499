// What would be taken back, or done again, next.
public struct UndoStep: Hashable, Sendable, Identifiable {
    public var id: String
    public var change: DataChange

    public init(id: String, change: DataChange) {
        self.id = id
        self.change = change
    }
}
