package import CursesUI
package import DataSource

extension UndoDirection {
    package var failureTitle: LocalizedStringKey {
        switch self {
        case .undo: "Not taken back"
        case .redo: "Not done again"
        }
    }
}
