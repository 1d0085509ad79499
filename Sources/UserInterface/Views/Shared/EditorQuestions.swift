import CursesCore
import DataSource
import Model
import SharedInterface

struct EditorQuestions<Store: EditingStore>: ViewModifier where Store.Action: FormAction {
    let store: Store
    let question: SaveQuestion

    func body(content: Content) -> some View {
        content
            .alert(question.label, isPresented: .constant(store.form.isPresentedWarnings)) {
                Button("Edit", role: .cancel) {
                    Task { await store.send(.warningCancelButtonTapped) }
                }
                Button("Save anyway") {
                    Task { await store.send(.warningConfirmButtonTapped) }
                }
            } message: {
                ForEach(store.form.warnings, id: \.self) { Text($0.label(style)) }
            }
            .alert("Discard entry?", isPresented: .constant(store.form.isPresentedDiscard)) {
                Button("Keep editing", role: .cancel) {
                    Task { await store.send(.discardCancelButtonTapped) }
                }
                Button("Discard", role: .destructive) {
                    Task { await store.send(.discardButtonTapped) }
                }
            } message: {
                Text("What you entered is not saved yet.")
            }
            .modifier(
                AttemptQuestions(
                    store: store,
                    failureTitle: "Not saved",
                    failureDetails: "What you entered is still in the form.",
                    finalQuestion: FinalQuestion(
                        title: question.label,
                        sentence: "This could not be undone.",
                        confirmation: "Save anyway",
                        refusal: "Edit"
                    )
                )
            )
    }

    private var style: UnitStyle { UnitStyle(store.settings) }
}

struct EditorQuestions_Previews: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "…")
            .modifier(
                EditorQuestions(
                    store: WeighInEditor.preview(.preview, weight: "72.4"),
                    question: SaveQuestion(name: "Ann")
                )
            )
    }
}
