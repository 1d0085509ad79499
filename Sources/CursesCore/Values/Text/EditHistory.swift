/// The earlier and undone states of a field's text.
nonisolated struct EditHistory: Sendable {
    private var earlier: [EditableText] = []
    private var undone: [EditableText] = []
    private var lastKind: Kind?

    enum Kind {
        case typing, deleting, other
    }

    /// Whether a change of a kind is a step; a run of typing or deleting is one.
    func isStep(_ kind: Kind) -> Bool {
        kind == .other || kind != lastKind
    }

    /// Keeps the state before a change that is a step.
    mutating func record(_ state: EditableText?, kind: Kind) {
        if let state { earlier.append(state) }
        if earlier.count > 100 { earlier.removeFirst() }
        lastKind = kind
        undone = []
    }

    /// Ends the run, so that the next change is a step of its own.
    mutating func breakRun() {
        lastKind = nil
    }

    mutating func undo(_ state: EditableText) -> EditableText? {
        guard let previous = earlier.popLast() else { return nil }
        undone.append(state)
        lastKind = nil
        return previous
    }

    mutating func redo(_ state: EditableText) -> EditableText? {
        guard let next = undone.popLast() else { return nil }
        earlier.append(state)
        lastKind = nil
        return next
    }
}
