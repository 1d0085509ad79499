public enum AdditionOutcome: Hashable, Sendable {
    case done
    case cancelled
    // Something is no more what it was when this was thought out.
    case outdated
    case wouldBeFinal(StorageError)
}
