import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonEditorView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: PersonEditor
    @State private var isMeasuresOpen = false
    @FocusState private var focus: PersonField?

    var body: some View {
        Form {
            PersonFieldView(store: store, field: .name, focus: $focus)
            PersonFieldView(store: store, field: .height, focus: $focus)
            PersonFieldView(store: store, field: .birthDate, focus: $focus)
            SexPicker(selection: sex)
            PersonFieldView(store: store, field: .goalWeight, focus: $focus)
            PersonFieldView(store: store, field: .goalBy, focus: $focus)
            DisclosureGroup("Your measures", isExpanded: isMeasuresExpanded) {
                ForEach(PersonField.ownMeasures, id: \.self) {
                    PersonFieldView(store: store, field: $0, focus: $focus)
                }
            }
            HStack {
                Button("Delete…", role: .destructive) {
                    Task { await store.send(.deleteButtonTapped) }
                }
                Spacer()
                Button("Cancel") { Task { await store.send(.form(.cancelButtonTapped)) } }
                Button("Save") { Task { await store.send(.form(.saveButtonTapped)) } }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut("s")
            }
        }
        .frame(idealWidth: 58)
        .navigationTitle(Text("Edit person · \(name)"))
        .editing($focus, store.form, store.asksBeforeQuitting) { await store.send(.form($0)) }
        .paletteItems { query in
            let isMeant = ["delete", "削除"].contains(query.lowercased())
            return [
                PaletteItem(dayStyle.string("delete this person…"), isMeant: isMeant) {
                    Task { await store.send(.deleteButtonTapped) }
                }
            ]
        }
        .environment(\.today, store.today)
        .modifier(
            EditorQuestions(
                form: store.form,
                attempt: store.attempt,
                style: UnitStyle(store.settings),
                question: SaveQuestion(name: name)
            ) {
                await store.send(.form($0))
            }
        )
        .modifier(PersonDeletionQuestions(store: store.deletion))
    }

    private var sex: Binding<Sex?> {
        Binding(get: { store.draft.sex }, asyncSet: { await store.send(.sexPickerSelected($0)) })
    }

    private var isMeasuresExpanded: Binding<Bool> {
        Binding(
            get: {
                isMeasuresOpen
                    || PersonField.ownMeasures.contains {
                        store.form.errors[$0] != nil || !store.draft[keyPath: $0.text].isEmpty
                    }
            },
            set: { isMeasuresOpen = $0 }
        )
    }

    private var name: String { nameStyle.title(store.person, store.distinction) }
}
