public enum DeletionOutcome: Hashable, Sendable {
    case deleted
    // Nothing was deleted, since it could not be brought back.
    case wouldBeFinal(StorageError)
}
