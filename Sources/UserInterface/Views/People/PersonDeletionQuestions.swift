import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonDeletionQuestions: ViewModifier {
    @Environment(\.nameStyle) private var nameStyle
    let store: PersonDeletion

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                "Delete \(nameStyle.name(store.person.name))?",
                isPresented: .constant(store.isPresented)
            ) {
                Button("Cancel", role: .cancel) {
                    Task { await store.send(.cancelButtonTapped) }
                }
                Button("Delete", role: .destructive) {
                    Task { await store.send(.confirmButtonTapped) }
                }
            } message: {
                Text("The person leaves the list. The weigh-ins stay on disk; u brings them back.")
            }
            .modifier(
                AttemptQuestions(
                    attempt: store.attempt,
                    failureTitle: "Not deleted",
                    retry: { await store.send(.retryButtonTapped) },
                    close: { await store.send(.failureConfirmButtonTapped) }
                )
            )
    }
}
