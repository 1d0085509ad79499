import CursesUI
import DataSource
import Model

struct EditorQuestions<Store: EditingStore>: ViewModifier {
    @Environment(\.appDependencies) private var appDependencies
    let store: Store
    let question: SaveQuestion

    func body(content: Content) -> some View {
        content
            .alert(question.label, isPresented: .constant(!store.presentedWarnings.isEmpty)) {
                Button("Edit", role: .cancel) {
                    Task { await store.send(.editing(.warningCancelButtonTapped)) }
                }
                let warnings = store.presentedWarnings
                Button("Save anyway") {
                    Task { await store.send(.editing(.warningConfirmButtonTapped(warnings))) }
                }
            } message: {
                ForEach(store.presentedWarnings, id: \.self) { warning in
                    Text(warning.label(style))
                    if case .wouldBeFinal(let reason) = warning { Text(reason.label) }
                }
            }
            .alert("Leave without saving?", isPresented: .constant(store.isPresentedDiscard)) {
                Button("Stay", role: .cancel) {
                    Task { await store.send(.editing(.discardCancelButtonTapped)) }
                }
                Button("Leave", role: .destructive) {
                    Task { await store.send(.editing(.discardButtonTapped)) }
                }
            } message: {
                Text("What you entered is not saved yet.")
            }
            .failure("Not saved", store.failure) {
                await store.send(.editing(.retryButtonTapped))
            } goOn: {
                await store.send(.editing(.failureConfirmButtonTapped))
            } details: {
                Text("What you entered is still in the form.")
            }
    }

    private var style: UnitStyle { UnitStyle(store.settings, appDependencies) }
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
