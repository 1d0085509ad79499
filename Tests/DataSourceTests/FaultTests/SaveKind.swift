/// A kind of save, with what must stand before it.
enum SaveKind: String, CaseIterable, Sendable {
    case person
    case add
    case edit
    case delete
    case move
    case handover
    case undo
    case redo
    case setting
    case recover
    case tidy

    /// A record goes from one file into another, each of which may be on its way.
    var isMove: Bool {
        [.move, .handover, .undo, .redo].contains(self)
    }

    var preparations: [String] {
        switch self {
        case .person: []
        case .add, .edit, .delete, .move, .handover, .setting, .tidy: ["person"]
        case .undo: ["person", "move"]
        case .redo: ["person", "move", "undo"]
        case .recover: ["person", "person"]
        }
    }
}
