import CursesCore
import DataSource
import Model
import SharedInterface

extension View {
    // A Store checks the field that is left, says which one has to be looked at, and where Enter leads.
    func editing<Field: EntryField>(
        _ focus: FocusState<Field?>.Binding,
        _ form: EntryForm<Field>,
        isGuarded: Bool,
        send: @escaping (FormAction<Field>) async -> Void
    ) -> some View {
        onSubmit { Task { await send(.onSubmit) } }
            .interactiveDismissDisabled(isGuarded)
            .onChange(of: form.draft) { old, _ in
                Task { await send(.onChangeDraft(since: old)) }
            }
            .onChange(of: focus.wrappedValue) { _, field in
                Task { await send(.onChangeFocus(field)) }
            }
            .onChange(of: form.focus, initial: true) { _, field in
                if let field { focus.wrappedValue = field }
            }
    }
}
