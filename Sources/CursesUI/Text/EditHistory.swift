/// The earlier and undone states of a field's text.
nonisolated struct EditHistory: Sendable {
    private var earlier: [EditableText] = []
    private var undone: [EditableText] = []
    private var lastKind: Kind?

    enum Kind {
        case typing, deleting, other
    }

    /// Keeps a state before a change; a run of typing or deleting is one step.
    mutating func record(_ state: EditableText, kind: Kind) {
        if kind == .other || kind != lastKind { earlier.append(state) }
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
