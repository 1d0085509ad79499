import CursesUI
import DataSource
import Model

struct WeighInEditorView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.nameStyle) private var nameStyle
    @State var store: WeighInEditor
    @FocusState private var focus: WeighInEditor.Field?

    var body: some View {
        Form {
            LabeledContent(store.settings.weightUnit.fieldLabel) {
                TextField(store.settings.weightUnit.fieldLabel, text: $store.draft.weight)
                    .focused($focus, equals: .weight)
                    .validation(store.errors[.weight]?.label(style))
            }
            LabeledContent("BMI") {
                WeighInReadingView(store: store)
            }
            LabeledContent("Day") {
                DatePicker("Day", selection: $store.draft.day, in: .epoch...store.today)
            }
            LabeledContent("Time") {
                TextField("Time", text: $store.draft.time)
                    .focused($focus, equals: .time)
                    .validation(store.errors[.time]?.label(style))
            }
            if !store.isAdult {
                LabeledContent(store.settings.heightUnit.fieldLabel) {
                    TextField(store.settings.heightUnit.fieldLabel, text: $store.draft.height)
                        .focused($focus, equals: .height)
                        .validation(store.errors[.height]?.label(style))
                }
            }
            LabeledContent("Note") {
                TextField("Note", text: $store.draft.note)
                    .focused($focus, equals: .note)
            }
            HStack {
                Spacer()
                Button("Cancel") { Task { await store.send(.cancelButtonTapped) } }
                Button("Save") { Task { await store.send(.saveButtonTapped) } }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut("s")
            }
        }
        .frame(idealWidth: 58)
        .navigationTitle(title)
        .environment(\.today, store.today)
        .onSubmit { Task { await store.send(.saveButtonTapped) } }
        .focus($focus, of: store)
        .modifier(EditorQuestions(store: store))
    }

    private var style: UnitStyle { UnitStyle(store.settings, appDependencies) }

    private var title: Text {
        let name = nameStyle.title(store.person, store.distinction)
        return store.weighIn == nil ? Text("Weigh in · \(name)") : Text("Edit weigh-in · \(name)")
    }
}

struct WeighInEditorView_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(weight: "72.6")
    }
}

struct WeighInEditorView_Namesake_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(weight: "72.6", distinction: 2)
    }
}

struct WeighInEditorView_Empty_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(weight: "")
    }
}

struct WeighInEditorView_Invalid_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(
            weight: "7240",
            errors: [.weight: .weightOutOfBounds(0.5...650)]
        )
    }
}

struct WeighInEditorView_Warning_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(weight: "27.4", presentedWarnings: [.farFromTrend(trend: 72.6)])
    }
}

struct WeighInEditorView_Discard_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(weight: "72.4", isPresentedDiscard: true)
    }
}

struct WeighInEditorView_Conflict_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(
            weight: "72.4",
            presentedWarnings: [.changedElsewhere(.weight(71.9)), .changedElsewhere(.note(""))]
        )
    }
}

struct WeighInEditorView_Final_Previews: PreviewProvider {
    static var previews: some View {
        WeighInEditorPreview(weight: "72.4", presentedWarnings: [.wouldBeFinal(.previewOfJournal)])
    }
}
