import CursesUI
import DataSource
import Model

extension View {
    // A Store checks the field that is left, and says which one has to be looked at.
    func focus<Store: EditingStore>(
        _ focus: FocusState<Store.Action.Field?>.Binding,
        of store: Store
    ) -> some View {
        onChange(of: focus.wrappedValue) { _, field in
            Task { await store.send(.editing(.onChangeFocus(field))) }
        }
        .onChange(of: store.focus, initial: true) { _, field in
            if let field { focus.wrappedValue = field }
        }
    }
}
