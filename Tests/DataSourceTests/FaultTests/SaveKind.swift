/// A kind of save, with what must stand before it.
enum SaveKind: String, CaseIterable, Sendable {
    case person
    case add
    case edit
    case delete
    case move
    case undo
    case redo
    case setting
    case recover
    case tidy

    var preparations: [String] {
        switch self {
        case .person: []
        case .add, .edit, .delete, .move, .setting, .tidy: ["person"]
        case .undo: ["person", "move"]
        case .redo: ["person", "move", "undo"]
        case .recover: ["person", "person"]
        }
    }
}
