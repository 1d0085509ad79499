import CursesUI
import DataSource

extension UndoDirection {
    var failureTitle: LocalizedStringKey {
        switch self {
        case .undo: "Not taken back"
        case .redo: "Not done again"
        }
    }
}
