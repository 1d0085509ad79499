import CursesCore
import DataSource
import Model
import SharedInterface

struct RestorationQuestions: ViewModifier {
    let store: Restoration
    let style: RecoveryStyle

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                isWorthwhile ? store.selected.map(style.title) ?? "" : "Nothing to restore",
                isPresented: .constant(store.preview != nil)
            ) {
                Button(isWorthwhile ? "Cancel" : "Close", role: .cancel) {
                    Task { await store.send(.restoreCancelButtonTapped) }
                }
                if isWorthwhile {
                    Button(store.selected.map(style.answer) ?? "", role: .destructive) {
                        Task { await store.send(.restoreConfirmButtonTapped) }
                    }
                }
            } message: {
                if let selected = store.selected, let preview = store.preview {
                    RecoveryPreviewView(restorable: selected, preview: preview, style: style)
                }
            }
            .modifier(
                AttemptQuestions(
                    attempt: store.attempt,
                    failureTitle: "Not restored",
                    retry: { await store.send(.retryButtonTapped) },
                    close: { await store.send(.failureConfirmButtonTapped) }
                )
            )
    }

    private var isWorthwhile: Bool { store.preview?.isWorthwhile ?? true }
}
