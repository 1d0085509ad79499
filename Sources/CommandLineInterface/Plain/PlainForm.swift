import CursesCore
import DataSource
import Model
import SharedInterface

// Asks for the fields of any form one after the other.
struct PlainForm<Store: EditingStore> {
    let store: Store
    let action: (FormAction<Store.Field>) -> Store.Action
    let talk: Conversation
    let units: UnitStyle
    let label: (Store.Field) -> LocalizedStringKey
    // Fields that are not asked for, but can be changed from the menu.
    var hidden: [Store.Field] = []
    // Further menu entries with their actions.
    var others: [(LocalizedStringKey, () async -> Void)] = []
    // Said before each menu.
    var facts: () -> [String] = { [] }
    let isOpen: () -> Bool

    func run(asking isAsking: Bool) async {
        talk.say("Press Enter to keep what is in brackets.")
        if isAsking {
            for field in store.fields where isOpen() && !hidden.contains(field) {
                guard await ask(field) else { break }
            }
        }
        while isOpen(), !talk.hasEnded {
            for field in store.fields {
                if let error = store.form.errors[field] { say(error, of: field) }
            }
            for fact in facts() { talk.say(verbatim: fact) }
            let fields = store.fields + hidden.filter { !store.fields.contains($0) }
            let items: [PlainMenuItem<PlainStep>] =
                [(talk.string("Save"), save)]
                + fields.map { field in
                    (talk.title(label(field), text(of: field)), { _ = await ask(field) })
                }
                + others.map { (talk.string($0.0), $0.1) }
            if let step = await talk.pick(items) {
                await step()
            } else {
                await cancel()
                if !store.isEdited { return }
            }
        }
    }

    private func text(of field: Store.Field) -> String {
        store.draft[keyPath: field.text]
    }

    // False if the user leaves the questions. A text that the field accepts is never a command.
    private func ask(_ field: Store.Field) async -> Bool {
        await send(.onChangeFocus(field))
        let old = text(of: field)
        let question = "\(talk.string(label(field)))\(old.isEmpty ? "" : " [\(old)]")?"
        var proposal: String?
        while var line = await talk.ask(question) {
            if line.isEmpty, let proposal { line = proposal }
            // A single space clears an optional field.
            if !line.isEmpty { await send(.onType(line == " " ? "" : line, into: field)) }
            await send(.onChangeFocus(nil))
            guard let error = store.form.errors[field] else { return true }
            switch talk.wish(line) {
            case .leave:
                await send(.onType(old, into: field))
                return false
            case .help:
                talk.say("Enter keeps what is in brackets, a space deletes it, q leads back.")
            case nil: break
            }
            say(error, of: field)
            if line.isEmpty { return true }
            proposal = error.proposal
        }
        return true
    }

    private func send(_ action: FormAction<Store.Field>) async {
        await store.send(self.action(action))
    }

    private func say(_ error: EntryError, of field: Store.Field) {
        talk.say(verbatim: "\(talk.string(label(field))): \(talk.string(error.label(units)))")
    }

    private func save() async {
        await send(.saveButtonTapped)
        if store.form.isPresentedWarnings {
            for warning in store.form.warnings { talk.say(warning.label(units, talk.string)) }
            let isMeant = await talk.choose(["Save anyway"], back: "Cancel") == 1
            await send(isMeant ? .warningConfirmButtonTapped : .warningCancelButtonTapped)
        }
        await talk.settle(store, \.attempt) { action(.attempt($0)) }
    }

    private func cancel() async {
        await send(.cancelButtonTapped)
        guard store.form.isPresentedDiscard, !talk.hasEnded else { return }
        let isMeant = await talk.confirm("What you entered is not saved yet.", "Discard")
        await send(isMeant ? .discardButtonTapped : .discardCancelButtonTapped)
    }
}
