public enum UndoOutcome: Hashable, Sendable {
    case nothing
    case done(DataChange)
    // It had been decided before, and no further step was taken.
    case finished(DataChange)
    // What somebody else has made of it since was left as it is.
    case changedSince(DataChange)
}
