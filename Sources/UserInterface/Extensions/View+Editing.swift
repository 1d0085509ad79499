import CursesCore
import DataSource
import Model
import SharedInterface

extension View {
    // A form with what it asks before it is saved or closed.
    func editor<Store: EditingStore>(
        _ store: Store,
        _ focus: FocusState<Store.Field?>.Binding,
        _ question: SaveQuestion,
        _ action: @escaping (FormAction<Store.Field>) -> Store.Action
    ) -> some View {
        frame(idealWidth: 58)
            .environment(\.today, store.today)
            .editing(focus, store.form, store.isEdited) { store.send(action($0)) }
            .modifier(EditorQuestions(store: store, question: question, action: action))
    }

    @ViewBuilder
    func saveButtons<Field: EntryField>(
        _ send: @escaping (FormAction<Field>) -> Void
    ) -> some View {
        Spacer()
        Button("Cancel") { send(.cancelButtonTapped) }
        Button("Save") { send(.saveButtonTapped) }
            .buttonStyle(.borderedProminent)
            .keyboardShortcut("s")
    }

    // The Store checks each field when it loses the focus and decides where Enter moves it.
    func editing<Field: EntryField>(
        _ focus: FocusState<Field?>.Binding,
        _ form: EntryForm<Field>,
        _ isEdited: Bool,
        send: @escaping (FormAction<Field>) -> Void
    ) -> some View {
        onSubmit { send(.onSubmit) }
            .interactiveDismissDisabled(isEdited)
            .onChange(of: form.draft) { old, _ in send(.onChangeDraft(since: old)) }
            .onChange(of: focus.wrappedValue) { _, field in send(.onChangeFocus(field)) }
            .onChange(of: form.focus, initial: true) { _, field in
                if let field { focus.wrappedValue = field }
            }
    }
}

extension [PersonSummary] {
    // Keys 1 to 9; they do not change during a search.
    var digits: [Person.ID: Character] {
        Dictionary(uniqueKeysWithValues: zip(map(\.id), "123456789"))
    }
}
