import CursesCore
import DataSource
import Model
import SharedInterface

// Shown if there is no person.
struct NobodyView: View {
    @Environment(\.keyRemapping) private var keys
    @Environment(\.nameStyle) private var nameStyle
    let store: People

    var body: some View {
        ContentUnavailableView {
            Text("Nobody here")
        } description: {
            Text("Press \(keys.name(of: .newPerson)) to add somebody.")
            Text("Press \(keys.name(of: .import)) to import from another app.")
            if let deleted = store.undo.deletedPerson {
                Text(
                    "Press \(keys.name(of: .undo)) to bring \(nameStyle.name(deleted.name)) back."
                )
            } else if store.undo.directions.contains(.undo) {
                Text("Press \(keys.name(of: .undo)) to undo what was done last.")
            }
        }
        // The keys that the text mentions.
        .toolbar {
            ScreenButton(.import)
            if store.undo.directions.contains(.undo) {
                Button("undo") { undo() }
                    .keyboardShortcut("u", modifiers: [])
            }
        }
        .task(id: store.undo.notice) { await store.undo.send(.task) }
    }

    private func undo() {
        Task { await store.undo.send(.undoButtonTapped) }
    }
}
