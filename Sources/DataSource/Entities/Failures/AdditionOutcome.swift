public enum AdditionOutcome: Hashable, Sendable {
    case done
    case cancelled
    case wouldBeFinal(StorageError)
}
