import CursesUI
import DataSource
import Model
import SharedInterface

struct RestorationQuestions: ViewModifier {
    let store: Restoration

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                "Restore this version?",
                isPresented: .constant(store.preview != nil)
            ) {
                Button("Cancel", role: .cancel) {
                    Task { await store.send(.restoreCancelButtonTapped) }
                }
                Button("Restore") { Task { await store.send(.restoreConfirmButtonTapped) } }
            } message: {
                if let selected = store.selected, let preview = store.preview {
                    RecoveryPreviewView(restorable: selected, preview: preview)
                }
                Text("The current version is kept as a backup.")
            }
            .modifier(AttemptQuestions(store: store, failureTitle: "Not restored"))
    }
}

struct RestorationQuestions_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            Text(verbatim: "…").modifier(
                RestorationQuestions(
                    store: Restoration(
                        appDependencies,
                        hindrance: .failed(
                            StorageError(file: "people.json", reason: .busy(seconds: 10))
                        )
                    )
                )
            )
        }
    }
}
