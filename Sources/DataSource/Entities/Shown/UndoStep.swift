// The next change to undo or redo.
public struct UndoStep: Hashable, Sendable, Identifiable {
    public var id: String
    public var change: DataChange
    public var recordCount: Int
    // Names of the people who came with the change.
    public var added: [String]

    public init(
        id: String,
        change: DataChange,
        recordCount: Int = 1,
        added: [String] = []
    ) {
        self.id = id
        self.change = change
        self.recordCount = recordCount
        self.added = added
    }
}

public struct UndoFailure: Hashable, Sendable {
    public var direction: UndoDirection
    public var error: StorageError

    public init(_ direction: UndoDirection, _ error: StorageError) {
        self.direction = direction
        self.error = error
    }
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

// Asked before undo changes what another user may have entered, or removes much.
public struct UndoQuestion: Hashable, Sendable {
    public var direction: UndoDirection
    public var step: UndoStep
    public var notice: ChangeNotice
    public var reason: Reason

    public init(
        direction: UndoDirection,
        step: UndoStep,
        notice: ChangeNotice,
        reason: Reason = .enteredElsewhere
    ) {
        self.direction = direction
        self.step = step
        self.notice = notice
        self.reason = reason
    }

    public enum Reason: Hashable, Sendable {
        case enteredElsewhere, ofSomebodyElse, extensive
    }
}
