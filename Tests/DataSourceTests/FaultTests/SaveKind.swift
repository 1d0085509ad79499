/// A kind of save, with what must stand before it.
enum SaveKind: String, CaseIterable, Sendable {
    case person
    case add
    case edit
    case delete
    case move
    case setting
    case recover
    case tidy

    var preparations: [String] {
        switch self {
        case .person: []
        case .add, .edit, .delete, .move, .setting, .tidy: ["person"]
        case .recover: ["person", "person"]
        }
    }
}
