import CursesUI
import DataSource
import Model

struct RestorationQuestions: ViewModifier {
    @Environment(\.dayStyle) private var dayStyle
    let store: Restoration

    func body(content: Content) -> some View {
        content
            .confirmationDialog("Bring this back?", isPresented: isPresentedPreview) {
                Button("Cancel", role: .cancel) {}
                Button("Restore") { Task { await store.send(.restoreConfirmButtonTapped) } }
            } message: {
                if let selected = store.selected { Text(selected.label) }
                if let preview = store.preview { RecoveryPreviewView(preview: preview) }
                Text("What is there now is kept aside.")
            }
            .alert("Not restored", isPresented: isPresentedFailure) {
                Button("Retry") { Task { await store.send(.restoreRetryButtonTapped) } }
                Button("Continue", role: .cancel) {}
            } message: {
                if let failure = store.failure { Text(failure.label) }
            }
    }

    private var isPresentedPreview: Binding<Bool> {
        Binding(
            get: { store.preview != nil },
            asyncSet: { _ in await store.send(.restoreCancelButtonTapped) }
        )
    }

    private var isPresentedFailure: Binding<Bool> {
        Binding(
            get: { store.failure != nil },
            asyncSet: { _ in await store.send(.failureConfirmButtonTapped) }
        )
    }
}

struct RestorationQuestions_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            Text(verbatim: "…").modifier(
                RestorationQuestions(
                    store: Restoration(
                        appDependencies,
                        failure: StorageError(file: "people.json", reason: .busy(seconds: 10))
                    )
                )
            )
        }
    }
}
