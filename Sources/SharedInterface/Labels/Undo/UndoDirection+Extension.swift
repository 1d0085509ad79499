package import CursesCore
package import DataSource

extension UndoFailure {
    package var title: LocalizedStringKey {
        if error.isUncertain { return "Saved, but not for certain" }
        return switch direction {
        case .undo: "Not undone"
        case .redo: "Not redone"
        }
    }
}

extension UndoDirection {
    package var questionAnswer: LocalizedStringKey {
        switch self {
        case .undo: "Undo"
        case .redo: "Redo"
        }
    }
}
