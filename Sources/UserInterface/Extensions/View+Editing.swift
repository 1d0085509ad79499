import CursesCore
import DataSource
import Model
import SharedInterface

extension View {
    // A Store checks the field that is left, says which one has to be looked at, and where Enter leads.
    func editing<Store: EditingStore>(
        _ focus: FocusState<Store.Field?>.Binding,
        of store: Store
    ) -> some View where Store.Action: FormAction<Store.Field> {
        onSubmit { Task { await store.send(.onSubmit) } }
            .interactiveDismissDisabled(store.isGuarded)
            .onChange(of: store.draft) { old, _ in
                Task { await store.send(.onChangeDraft(since: old)) }
            }
            .onChange(of: focus.wrappedValue) { _, field in
                Task { await store.send(.onChangeFocus(field)) }
            }
            .onChange(of: store.form.focus, initial: true) { _, field in
                if let field { focus.wrappedValue = field }
            }
    }
}
