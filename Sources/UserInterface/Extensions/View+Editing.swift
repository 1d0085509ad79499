import CursesCore
import DataSource
import Model

extension View {
    // A Store checks the field that is left, says which one has to be looked at, and where Enter leads.
    func editing<Store: EditingStore>(
        _ focus: FocusState<Store.Action.Field?>.Binding,
        of store: Store
    ) -> some View {
        onSubmit { Task { await store.send(.editing(.onSubmit)) } }
            .interactiveDismissDisabled(store.isGuarded)
            .onChange(of: store.draft) { old, _ in
                Task { await store.send(.editing(.onChangeDraft(since: old))) }
            }
            .onChange(of: focus.wrappedValue) { _, field in
                Task { await store.send(.editing(.onChangeFocus(field))) }
            }
            .onChange(of: store.focus, initial: true) { _, field in
                if let field { focus.wrappedValue = field }
            }
    }
}
