import CursesCore
import DataSource
import Model
import SharedInterface

// Undo and redo in the menu, if available.
struct PlainUndo {
    let store: Undo

    func directions() async -> [UndoDirection] {
        await store.send(.task)
        return UndoDirection.allCases.filter(store.directions.contains)
    }

    func run(_ direction: UndoDirection, isWanted: (UndoQuestion) async -> Bool) async {
        await store.send(direction == .undo ? .undoButtonTapped : .redoButtonTapped)
        guard let question = store.question else { return }
        let isConfirmed = await isWanted(question)
        await store.send(isConfirmed ? .questionConfirmButtonTapped : .questionCancelButtonTapped)
    }
}

extension UndoDirection {
    var choice: LocalizedStringKey {
        switch self {
        case .undo: "Undo the last change"
        case .redo: "Redo what was undone"
        }
    }
}
