public enum ChangeOutcome: Hashable, Sendable {
    case done
    case wouldBeFinal(StorageError)
    // Not changed: another user has changed the record since it was shown.
    case changedMeanwhile

    // Throws for outcomes that the user must confirm.
    public func get() throws {
        switch self {
        case .done: break
        case .wouldBeFinal(let reason): throw FinalChange(reason)
        case .changedMeanwhile: throw MeanwhileChange()
        }
    }
}

public enum AdditionOutcome: Hashable, Sendable {
    case done
    case cancelled
    // A file has changed since the preview.
    case outdated
    case wouldBeFinal(StorageError)
}

// Refuses an irreversible change until it is confirmed.
public struct FinalChange: Error, Hashable, Sendable {
    public var reason: StorageError

    public init(_ reason: StorageError) {
        self.reason = reason
    }
}

// Refuses to overwrite what was changed elsewhere since it was shown.
public struct MeanwhileChange: Error, Hashable, Sendable {
    public init() {}
}
