public enum ChangeOutcome: Hashable, Sendable {
    case done
    // Nothing was changed, since what was could not be brought back.
    case wouldBeFinal(StorageError)
}
