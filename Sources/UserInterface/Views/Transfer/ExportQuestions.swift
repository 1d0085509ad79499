import CursesCore
import DataSource
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

struct ExportQuestions_Previews: PreviewProvider {
    static var previews: some View {
        ScreenPreview(.previewFiles) {
            ExportView(store: Export($0, person: .ann, isPresentedReplace: true))
        }
    }
}

struct ExportQuestions_Saved_Previews: PreviewProvider {
    static var previews: some View {
        let saved = Export.Saved(path: "/home/ann/Ann-2026-11-20.csv", count: 45)
        ScreenPreview(.previewFiles) {
            ExportView(store: Export($0, person: .ann, saved: saved))
        }
    }
}

struct ExportQuestions_Incomplete_Previews: PreviewProvider {
    static var previews: some View {
        let saved = Export.Saved(
            path: "~/Ann-2026-11-20.html",
            kind: .report,
            count: 45,
            incompleteYears: [2025]
        )
        ScreenPreview(.previewFiles) {
            ExportView(store: Export($0, kind: .report, person: .ann, saved: saved))
        }
    }
}
