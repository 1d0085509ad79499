import CursesCore
import Model
import SharedInterface

// Asks before replacing a file and confirms what was written.
struct ExportQuestions: ViewModifier {
    @Environment(\.dayStyle) private var dayStyle
    let store: Export

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                "Replace this file?",
                isPresented: .constant(store.isPresentedReplace)
            ) {
                Button("Cancel", role: .cancel) { send(.replaceCancelButtonTapped) }
                Button("Replace", role: .destructive) { send(.replaceConfirmButtonTapped) }
            } message: {
                Text("\(store.entry.text) already exists.")
            }
            .modifier(
                AttemptQuestions(
                    attempt: store.attempt,
                    failureTitle: "Not saved",
                    retry: { await store.send(.retryButtonTapped) },
                    close: { await store.send(.failureConfirmButtonTapped) }
                )
            )
            .toast(item: saved) { Toast($0.label(dayStyle)) }
    }

    private func send(_ action: Export.Action) {
        Task { await store.send(action) }
    }

    private var saved: Binding<Export.Saved?> {
        Binding(get: { store.saved }, asyncSet: { _ in await store.send(.onDismissSaved) })
    }
}
