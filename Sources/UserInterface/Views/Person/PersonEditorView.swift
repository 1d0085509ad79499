import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonEditorView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: PersonEditor
    @State private var isMeasuresOpen = false
    // Least number of measures with fields.
    @State private var measures = 1
    @FocusState private var focus: PersonField?

    var body: some View {
        Form {
            PersonFieldView(store: store, field: .name, focus: $focus)
            PersonFieldView(store: store, field: .height, focus: $focus)
            PersonFieldView(store: store, field: .birthDate, focus: $focus)
            SexPicker(selection: store.binding(store.draft.sex) { .sexPickerSelected($0) })
            PersonFieldView(store: store, field: .goalWeight, focus: $focus)
            PersonFieldView(store: store, field: .goalBy, focus: $focus)
            DisclosureGroup("Your measures", isExpanded: isMeasuresExpanded) {
                ForEach(0..<measureCount, id: \.self) { index in
                    let field = PersonField.ownMeasures[index]
                    OwnMeasureView(
                        text: $store.draft.ownMeasures[index],
                        oldName: store.person.ownMeasures.dropFirst(index).first?.name,
                        error: store.form.errors[field]?.label(UnitStyle(store.settings)),
                        field: field,
                        focus: $focus
                    )
                }
                if measureCount < PersonField.ownMeasures.count {
                    Button("Add another") { measures = measureCount + 1 }
                }
            }
            HStack {
                Button("Delete…", role: .destructive) { store.send(.deleteButtonTapped) }
                saveButtons { store.send(.form($0)) }
            }
        }
        .editor(store, $focus, SaveQuestion(name: name), PersonEditor.Action.form)
        .navigationTitle(Text("Edit person · \(name)"))
        .paletteItems { query in
            let isMeant = ["delete", "削除"].contains(query.lowercased())
            return [
                PaletteItem(dayStyle.string("delete this person…"), isMeant: isMeant) {
                    store.send(.deleteButtonTapped)
                }
            ]
        }
        .modifier(PersonDeletionQuestions(store: store.deletion))
    }

    private var measureCount: Int {
        max(measures, (store.draft.ownMeasures.lastIndex { !$0.isEmpty } ?? -1) + 1)
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
