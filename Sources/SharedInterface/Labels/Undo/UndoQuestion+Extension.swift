package import CursesUI
package import DataSource

extension UndoQuestion {
    package var title: LocalizedStringKey {
        switch (reason, direction) {
        case (.enteredElsewhere, .undo): "Undo what was entered elsewhere?"
        case (.enteredElsewhere, .redo): "Redo what was undone elsewhere?"
        case (.ofSomebodyElse, .undo): "Undo a change of somebody else?"
        case (.ofSomebodyElse, .redo): "Redo a change of somebody else?"
        }
    }

    package var explanation: LocalizedStringKey {
        switch reason {
        case .enteredElsewhere: "It was not entered on this screen."
        case .ofSomebodyElse: "It was entered before this start."
        }
    }
}
