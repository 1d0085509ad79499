public import DataSource

// State of an operation that may fail or be irreversible.
public enum Attempt: Hashable, Sendable {
    case idle
    case pending
    case irreversible(FinalChange)
    case failed(StorageError)

    init(_ error: any Error) {
        self = (error as? FinalChange).map(Self.irreversible) ?? .failed(StorageError(error))
    }

    public var irreversibleChange: FinalChange? {
        if case .irreversible(let change) = self { change } else { nil }
    }

    public var failure: StorageError? {
        if case .failed(let error) = self { error } else { nil }
    }
}
