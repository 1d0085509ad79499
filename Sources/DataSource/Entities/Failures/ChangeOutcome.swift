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
