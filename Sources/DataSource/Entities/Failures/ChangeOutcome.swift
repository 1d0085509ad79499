public enum ChangeOutcome: Hashable, Sendable {
    case done
    case wouldBeFinal(StorageError)
    // By somebody else, to what nobody here has seen; it was left as it is.
    case changedMeanwhile

    // Whoever has to ask first is told by an error.
    public func get() throws {
        switch self {
        case .done: break
        case .wouldBeFinal(let reason): throw FinalChange(reason)
        case .changedMeanwhile: throw MeanwhileChange()
        }
    }
}
