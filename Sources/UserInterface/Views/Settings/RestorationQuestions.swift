import CursesUI
import DataSource
import Model
import SharedInterface

struct RestorationQuestions: ViewModifier {
    let store: Restoration

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                store.selected?.question ?? "",
                isPresented: .constant(store.preview != nil)
            ) {
                Button("Cancel", role: .cancel) {
                    Task { await store.send(.restoreCancelButtonTapped) }
                }
                Button(store.selected?.answer ?? "") {
                    Task { await store.send(.restoreConfirmButtonTapped) }
                }
            } message: {
                if let selected = store.selected, let preview = store.preview {
                    RecoveryPreviewView(restorable: selected, preview: preview)
                }
                if isEmptyStart { Text("Nothing of it can be read.") }
                Text("The current version is kept as a backup.")
            }
            .modifier(AttemptQuestions(store: store, failureTitle: "Not restored"))
    }

    private var isEmptyStart: Bool { store.selected?.isEmptyStart ?? false }
}

struct RestorationQuestions_Empty_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            Text(verbatim: "…").modifier(
                RestorationQuestions(
                    store: Restoration(
                        appDependencies,
                        selected: Restorable(
                            key: Restorable.annsYear.key,
                            personName: "Ann",
                            recovery: .readableLines(count: 0)
                        ),
                        preview: RecoveryPreview(count: 0)
                    )
                )
            )
        }
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
