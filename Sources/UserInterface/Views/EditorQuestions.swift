import CursesUI
import DataSource
import Model

struct EditorQuestions<Store: EditingStore>: ViewModifier {
    @Environment(\.appDependencies) private var appDependencies
    let store: Store

    func body(content: Content) -> some View {
        content
            .alert("Is that right?", isPresented: isPresentedWarning) {
                Button("Change", role: .cancel) {}
                let warnings = store.presentedWarnings
                Button("Save") {
                    Task { await store.send(.editing(.warningConfirmButtonTapped(warnings))) }
                }
            } message: {
                ForEach(store.presentedWarnings, id: \.self) { warning in
                    Text(warning.label(style))
                    if case .wouldBeFinal(let reason) = warning { Text(reason.label) }
                }
            }
            .alert("Leave without saving?", isPresented: isPresentedDiscard) {
                Button("Stay", role: .cancel) {}
                Button("Leave", role: .destructive) {
                    Task { await store.send(.editing(.discardButtonTapped)) }
                }
            } message: {
                Text("What you entered is not saved yet.")
            }
            .alert("Not saved", isPresented: isPresentedFailure) {
                Button("Retry") { Task { await store.send(.editing(.retryButtonTapped)) } }
                Button("Continue", role: .cancel) {}
            } message: {
                if let failure = store.failure {
                    Text(failure.label)
                    Text("What you entered is still in the form.")
                }
            }
    }

    private var style: UnitStyle { UnitStyle(store.settings, appDependencies) }

    private var isPresentedWarning: Binding<Bool> {
        Binding(
            get: { !store.presentedWarnings.isEmpty },
            asyncSet: { _ in await store.send(.editing(.warningCancelButtonTapped)) }
        )
    }

    private var isPresentedDiscard: Binding<Bool> {
        Binding(
            get: { store.isPresentedDiscard },
            asyncSet: { _ in await store.send(.editing(.discardCancelButtonTapped)) }
        )
    }

    private var isPresentedFailure: Binding<Bool> {
        Binding(
            get: { store.failure != nil },
            asyncSet: { _ in await store.send(.editing(.failureConfirmButtonTapped)) }
        )
    }
}

struct EditorQuestions_Previews: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "…")
            .modifier(EditorQuestions(store: WeighInEditor.preview(.preview, weight: "72.4")))
    }
}
