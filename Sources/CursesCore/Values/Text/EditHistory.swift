/// Undo and redo states of a field's text.
nonisolated struct EditHistory: Sendable {
    private var earlier: [EditableText] = []
    private var undone: [EditableText] = []
    private var lastKind: Kind?

    enum Kind {
        case typing, deleting, other
    }

    /// Returns whether a change is a new undo step; consecutive typing or deleting is one.
    func isStep(_ kind: Kind) -> Bool {
        kind == .other || kind != lastKind
    }

    /// Stores the state before an undo step, at most 100 of them.
    mutating func record(_ state: EditableText?, kind: Kind) {
        if let state { earlier.append(state) }
        if earlier.count > 100 { earlier.removeFirst() }
        lastKind = kind
        undone = []
    }

    /// Ends the current run, so that the next change is a new step.
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
