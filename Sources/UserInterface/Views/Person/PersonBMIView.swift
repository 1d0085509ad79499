import CursesUI
import DataSource
import Model
import SharedInterface

struct PersonBMIView: View {
    @Environment(\.appDependencies) private var appDependencies
    @State var store: PersonBMI
    @FocusState private var focus: PersonBMI.Field?

    var body: some View {
        Form {
            Section("Who") {
                LabeledContent("Name") {
                    TextField("Name", text: $store.draft.name)
                        .focused($focus, equals: .name)
                        .validation(store.errors[.name]?.label(style))
                }
                LabeledContent(store.settings.weightUnit.fieldLabel) {
                    TextField(store.settings.weightUnit.fieldLabel, text: $store.draft.weight)
                        .focused($focus, equals: .weight)
                        .validation(store.errors[.weight]?.label(style))
                }
                LabeledContent(store.settings.heightUnit.fieldLabel) {
                    TextField(store.settings.heightUnit.fieldLabel, text: $store.draft.height)
                        .focused($focus, equals: .height)
                        .validation(store.errors[.height]?.label(style))
                }
            }
            Section("BMI") {
                LabeledContent("BMI") {
                    HStack(spacing: 2) {
                        Text(verbatim: store.bmi?.formatted(fractionDigits: 2) ?? "–")
                            .bold()
                        if let assessment = store.assessment {
                            AssessmentView(assessment: assessment, scheme: store.scheme)
                        }
                    }
                }
                HStack {
                    Spacer()
                    Button("Save") {
                        Task { await store.send(.editing(.saveButtonTapped)) }
                    }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut("s")
                }
            }
        }
        .navigationTitle(title)
        .task { await store.send(.task) }
        .editing($focus, of: store)
        .alert("Welcome", isPresented: .constant(store.isPresentedTutorial)) {
            Button("Begin", role: .cancel) {
                Task { await store.send(.tutorialConfirmButtonTapped) }
            }
            Button("Import…") {
                Task { await store.send(.tutorialImportButtonTapped) }
            }
        } message: {
            Text("Enter your name, weight and height.")
            Text("The BMI shows while you type, Save keeps it.")
        }
        .modifier(EditorQuestions(store: store, question: question))
    }

    private var style: UnitStyle { UnitStyle(store.settings, appDependencies) }

    private var question: SaveQuestion {
        SaveQuestion(name: store.draft.name, weight: store.weight.map(style.weight.text))
    }

    private var title: Text {
        store.person.name.isEmpty ? Text("New person") : Text(verbatim: store.person.name)
    }
}

struct PersonBMIView_Discard_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            NavigationStack {
                PersonBMIView(
                    store: PersonBMI(
                        appDependencies,
                        settings: Settings(weightUnit: .stones, heightUnit: .feetAndInches),
                        draft: PersonBMI.Draft(name: "Ann", weight: "11st 6"),
                        isPresentedDiscard: true
                    )
                )
            }
        }
    }
}

struct PersonBMIView_NotSaved_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            PersonBMIView(
                store: PersonBMI(
                    .preview,
                    draft: PersonBMI.Draft(name: "Ann", weight: "72.4", height: "178"),
                    hindrance: .failed(
                        StorageError(file: "people.json", reason: .tooLarge(bytes: 0))
                    )
                )
            )
        }
    }
}

struct PersonBMIView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            PersonBMIView(
                store: PersonBMI(
                    .preview,
                    draft: PersonBMI.Draft(name: "Ann", weight: "72.4", height: "1780"),
                    errors: [.height: .heightOutOfBounds(30...272)]
                )
            )
        }
    }
}
