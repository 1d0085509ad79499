public enum AdditionOutcome: Hashable, Sendable {
    case done
    case cancelled
    // A file has changed since the preview.
    case outdated
    case wouldBeFinal(StorageError)
}
