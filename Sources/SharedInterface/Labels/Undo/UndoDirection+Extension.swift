package import CursesUI
package import DataSource

extension UndoDirection {
    package var failureTitle: LocalizedStringKey {
        switch self {
        case .undo: "Not undone"
        case .redo: "Not redone"
        }
    }

    package var questionAnswer: LocalizedStringKey {
        switch self {
        case .undo: "Undo"
        case .redo: "Redo"
        }
    }
}
