import CursesCore
import DataSource
import Model
import SharedInterface

// Asks what the columns of a table are.
struct PlainColumns {
    let store: ColumnChooser
    let talk: Conversation
    let isOpen: () -> Bool

    func run() async {
        while isOpen(), !talk.hasEnded {
            let lines = store.roles.indices.map { column in
                let role = talk.string(ImportedColumns.label(ofRole: store.roles[column]))
                return "\(store.title(of: column)): \(role) · \(store.lines(of: column))"
            }
            let choice = await talk.choose(verbatim: [talk.string("Read")] + lines, back: "Back")
            switch choice {
            case 0: await store.send(.cancelButtonTapped)
            case 1:
                await store.send(.readButtonTapped)
                if let fault = store.fault { talk.say(fault.label(talk.string)) }
            default: await ask(choice - 2)
            }
        }
    }

    private func ask(_ column: Int) async {
        let label = { ImportedColumns.label(ofRole: $0) }
        guard let role = await talk.pick(ImportedColumns.roles, label) else { return }
        await store.send(.rolePickerSelected(column, role))
    }
}
