/// Cached sizes of a node by proposal; most nodes get two proposals and need no array.
nonisolated struct KnownSizes {
    private var first: (proposal: Proposal, size: Size)?
    private var second: (proposal: Proposal, size: Size)?
    private var others: [(proposal: Proposal, size: Size)] = []

    subscript(proposal: Proposal) -> Size? {
        get {
            if let first, first.proposal == proposal { return first.size }
            if let second, second.proposal == proposal { return second.size }
            for other in others where other.proposal == proposal { return other.size }
            return nil
        }
        set {
            guard let newValue else { return }
            if first == nil {
                first = (proposal, newValue)
            } else if second == nil {
                second = (proposal, newValue)
            } else {
                others.append((proposal, newValue))
            }
        }
    }
}
