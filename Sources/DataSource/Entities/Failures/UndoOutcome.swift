public enum UndoOutcome: Hashable, Sendable {
    case nothing
    case done(DataChange)
    // Decided by an earlier process; no further step was taken.
    case finished(DataChange)
    // Not undone: another user has changed it since.
    case changedSince(DataChange)
}
