public enum UndoDirection: CaseIterable, Hashable, Sendable {
    case undo
    case redo
}
