// The next change to undo or redo.
public struct UndoStep: Hashable, Sendable, Identifiable {
    public var id: String
    public var change: DataChange
    public var recordCount = 1
    // Names of the people who came with the change.
    public var added = [String]()
}

public enum UndoDirection: CaseIterable, Hashable, Sendable {
    case undo
    case redo
}

public enum UndoOutcome: Hashable, Sendable {
    case nothing
    case done(DataChange)
    // Decided by an earlier process; no further step was taken.
    case finished(DataChange)
    // Not undone: another user has changed it since.
    case changedSince(DataChange)

    // `nil` if nothing was changed.
    public var change: DataChange? {
        switch self {
        case .done(let change), .finished(let change): change
        case .nothing, .changedSince: nil
        }
    }
}
