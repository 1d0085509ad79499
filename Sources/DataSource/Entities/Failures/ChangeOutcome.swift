public enum ChangeOutcome: Hashable, Sendable {
    case done
    case wouldBeIrreversible(StorageError)
    // Not changed: another user has changed the record since it was shown.
    case changedMeanwhile

    // Throws for outcomes that the user must confirm.
    public func get() throws {
        switch self {
        case .done: break
        case .wouldBeIrreversible(let reason): throw IrreversibleChange(reason)
        case .changedMeanwhile: throw ConcurrentChange()
        }
    }
}

public enum AdditionOutcome: Hashable, Sendable {
    case done
    case cancelled
    // A file has changed since the preview.
    case outdated
    case wouldBeIrreversible(StorageError)
}

// Refuses an irreversible change until it is confirmed.
public struct IrreversibleChange: Error, Hashable, Sendable {
    public var reason: StorageError

    public init(_ reason: StorageError) {
        self.reason = reason
    }
}

// Refuses to overwrite what was changed elsewhere since it was shown.
public struct ConcurrentChange: Error, Hashable, Sendable {
    public init() {}
}
