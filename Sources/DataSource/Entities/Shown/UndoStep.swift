// The next change to undo or redo.
public struct UndoStep: Hashable, Sendable, Identifiable {
    public var id: String
    public var change: DataChange
    public var recordCount: Int
    public var addsPerson: Bool

    public init(
        id: String,
        change: DataChange,
        recordCount: Int = 1,
        addsPerson: Bool = false
    ) {
        self.id = id
        self.change = change
        self.recordCount = recordCount
        self.addsPerson = addsPerson
    }
}
