public enum UndoDirection: Hashable, Sendable {
    case undo
    case redo
}
