package import CursesCore
package import DataSource
package import Model

extension UndoQuestion {
    package func title(_ nameStyle: NameStyle) -> LocalizedStringKey {
        switch (reason, direction) {
        case (.enteredElsewhere, .undo): "Undo what was entered elsewhere?"
        case (.enteredElsewhere, .redo): "Redo what was undone elsewhere?"
        case (.ofSomebodyElse, .undo): "Undo a change of somebody else?"
        case (.ofSomebodyElse, .redo): "Redo a change of somebody else?"
        case (.extensive, _): extensiveTitle(nameStyle)
        }
    }

    package var explanation: LocalizedStringKey {
        switch reason {
        case .enteredElsewhere: "It was not entered on this screen."
        case .ofSomebodyElse: "It was entered before this start."
        case .extensive:
            switch direction {
            case .undo: "Redo brings it back."
            case .redo: "Undo brings it back."
            }
        }
    }

    private func extensiveTitle(_ nameStyle: NameStyle) -> LocalizedStringKey {
        switch step.change {
        case .savedPerson(let person, nil), .addedPerson(let person, _):
            "Undo adding \(nameStyle.name(person.name))?"
        case .deletedPerson(let person): "Delete \(nameStyle.name(person.name)) again?"
        case .imported(let count, _, _, _) where !step.added.isEmpty:
            "Undo the import of \(count) weigh-ins and adding \(step.added.map(nameStyle.name).joined(separator: ", "))?"
        case .imported(let count, _, _, _): "Undo the import of \(count) weigh-ins?"
        case .completed(let count, _): "Remove the measures added to \(count) weigh-ins?"
        case .replaced(let count, _): "Undo the changes of weigh-ins: \(count)?"
        case .changedHeight(let person, _, let count):
            "Undo the height of \(nameStyle.name(person.name)) for \(count) weigh-ins?"
        case .savedPerson(let person, _):
            "Undo the changes to \(nameStyle.name(person.name)) and \(step.recordCount - 1) weigh-ins?"
        default: "Undo the change of \(step.recordCount) records?"
        }
    }
}

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
