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
            let items: [PlainMenuItem<PlainStep>] =
                [(talk.string("Read"), read)]
                + store.roles.indices.map { column in (line(column), { await ask(column) }) }
            guard let step = await talk.pick(items, back: "Back") else {
                return await store.send(.cancelButtonTapped)
            }
            await step()
        }
    }

    private func line(_ column: Int) -> String {
        let role = talk.string(ImportedColumns.label(ofRole: store.roles[column]))
        return "\(store.title(of: column)): \(role) · \(store.lines(of: column))"
    }

    private func read() async {
        await store.send(.readButtonTapped)
        if let fault = store.fault { talk.say(fault.label(talk.string)) }
    }

    private func ask(_ column: Int) async {
        let label = { ImportedColumns.label(ofRole: $0) }
        guard let role = await talk.pick(ImportedColumns.roles, label) else { return }
        await store.send(.rolePickerSelected(column, role))
    }
}
