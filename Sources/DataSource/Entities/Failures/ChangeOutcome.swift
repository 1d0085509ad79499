public enum ChangeOutcome: Hashable, Sendable {
    case done
    case wouldBeFinal(StorageError)

    // Whoever has to ask first is told by an error.
    public func get() throws(FinalChange) {
        if case .wouldBeFinal(let reason) = self { throw FinalChange(reason) }
    }
}
