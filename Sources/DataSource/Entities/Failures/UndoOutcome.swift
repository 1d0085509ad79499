public enum UndoOutcome: Hashable, Sendable {
    case nothing
    case done(DataChange)
    // What somebody else has made of it since was left as it is.
    case changedSince(DataChange)
}
