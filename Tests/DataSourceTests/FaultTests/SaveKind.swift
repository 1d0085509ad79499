/// A kind of save, with what must stand before it.
enum SaveKind: String, CaseIterable, Sendable {
    case person
    case first
    case add
    case edit
    case delete
    case move
    case handover
    case heights
    case heightsBack
    case undo
    case redo
    case setting
    case recover
    case restore
    case tidy

    /// A record goes from one file into another, each of which may be on its way.
    var isMove: Bool {
        [.move, .handover, .undo, .redo].contains(self)
    }

    /// Many records of several files change together: what was stopped is finished at the start.
    var isOfMany: Bool {
        [.heights, .heightsBack].contains(self)
    }

    /// All of its files become others together.
    var isStaged: Bool {
        [.first, .heights, .heightsBack, .undo, .redo, .recover, .restore].contains(self)
    }

    /// Whole files change together.
    var isOfFiles: Bool { [.recover, .restore].contains(self) }

    var preparations: [String] {
        switch self {
        case .person, .first: []
        case .add, .edit, .delete, .move, .handover, .setting, .tidy: ["person"]
        case .heights, .restore: ["person", "years"]
        case .heightsBack: ["person", "years", "heights"]
        case .undo: ["person", "move"]
        case .redo: ["person", "move", "undo"]
        case .recover: ["person", "person"]
        }
    }
}
