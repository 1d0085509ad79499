import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonEditorView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @State var store: PersonEditor
    @FocusState private var focus: PersonEditor.Field?

    var body: some View {
        Form {
            LabeledContent("Name") {
                TextField("Name", text: $store.draft.name)
                    .focused($focus, equals: .name)
                    .validation(store.errors[.name]?.label(style))
            }
            LabeledContent(store.settings.heightUnit.fieldLabel) {
                MeasureField(
                    height: store.settings.heightUnit.fieldLabel,
                    text: $store.draft.height,
                    style: style
                )
                .focused($focus, equals: .height)
                .validation(store.errors[.height]?.label(style))
            }
            LabeledContent("Birth date") {
                PersonDayField(
                    title: "Birth date",
                    text: $store.draft.birthDate,
                    day: store.birthDate,
                    days: store.birthDates,
                    today: store.today
                )
                .focused($focus, equals: .birthDate)
                .validation(store.errors[.birthDate]?.label(style))
            }
            SexPicker(selection: sex)
            LabeledContent(store.settings.weightUnit.goalLabel) {
                MeasureField(
                    weight: store.settings.weightUnit.goalLabel,
                    text: $store.draft.goalWeight,
                    style: style
                )
                .focused($focus, equals: .goalWeight)
                .validation(store.errors[.goalWeight]?.label(style))
            }
            LabeledContent("Goal by") {
                PersonDayField(
                    title: "Goal by",
                    text: $store.draft.goalBy,
                    day: store.goalBy,
                    days: store.today.goalDays,
                    today: store.today,
                    prompt: "no date"
                )
                .focused($focus, equals: .goalBy)
                .validation(store.errors[.goalBy]?.label(style))
            }
            HStack {
                Button("Delete…", role: .destructive) {
                    Task { await store.deletion.send(.deleteButtonTapped) }
                }
                Spacer()
                Button("Cancel") { Task { await store.send(.editing(.cancelButtonTapped)) } }
                Button("Save") { Task { await store.send(.editing(.saveButtonTapped)) } }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut("s")
            }
        }
        .frame(idealWidth: 58)
        .navigationTitle(Text("Edit person · \(name)"))
        .editing($focus, of: store)
        .paletteItems { query in
            let isMeant = ["delete", "削除"].contains(query.lowercased())
            return [
                PaletteItem(dayStyle.string("delete this person…"), isMeant: isMeant) {
                    Task { await store.deletion.send(.deleteButtonTapped) }
                }
            ]
        }
        .environment(\.today, store.today)
        .modifier(EditorQuestions(store: store, question: SaveQuestion(name: name)))
        .modifier(PersonDeletionQuestions(store: store.deletion))
    }

    private var sex: Binding<Sex?> {
        Binding(get: { store.draft.sex }, asyncSet: { await store.send(.sexPickerSelected($0)) })
    }

    private var name: String { nameStyle.title(store.person, store.distinction) }

    private var style: UnitStyle { UnitStyle(store.settings, appDependencies) }
}

struct PersonEditorView_Previews: PreviewProvider {
    static var previews: some View {
        PersonEditorPreview(store: PersonEditor(.preview, person: .ann))
    }
}

struct PersonEditorView_Conflict_Previews: PreviewProvider {
    static var previews: some View {
        PersonEditorPreview(
            store: PersonEditor(
                .preview,
                person: .ann,
                presentedWarnings: [
                    .changedElsewhere(.height(179)), .changedElsewhere(.goalWeight(nil)),
                ]
            )
        )
    }
}

struct PersonEditorView_Invalid_Previews: PreviewProvider {
    static var previews: some View {
        PersonEditorPreview(
            store: PersonEditor(
                .preview,
                person: .ann,
                errors: [.birthDate: .inTheFuture(today: .preview)],
                presentedWarnings: [.goalBelowHealthy(bmi: 17.4)]
            )
        )
    }
}

struct PersonEditorView_Stones_Previews: PreviewProvider {
    static var previews: some View {
        PersonEditorPreview(
            store: PersonEditor(
                .preview,
                person: .ann,
                settings: Settings(weightUnit: .stones, heightUnit: .feetAndInches)
            )
        )
    }
}
