import CursesUI
import DataSource
import Model

struct PersonDeletionQuestions: ViewModifier {
    @Environment(\.nameStyle) private var nameStyle
    let store: PersonDeletion

    func body(content: Content) -> some View {
        content
            .confirmationDialog("Delete this person?", isPresented: isPresented) {
                Button("Cancel", role: .cancel) {}
                Button("Delete", role: .destructive) {
                    Task { await store.send(.confirmButtonTapped) }
                }
            } message: {
                let name = nameStyle.name(store.person.name)
                Text("\(name) leaves the list. The weigh-ins stay in the data folder.")
            }
            .alert("Not deleted", isPresented: isPresentedFailure) {
                Button("Retry") { Task { await store.send(.retryButtonTapped) } }
                Button("Continue", role: .cancel) {}
            } message: {
                if let failure = store.failure { Text(failure.label) }
            }
    }

    private var isPresented: Binding<Bool> {
        Binding(
            get: { store.isPresented },
            asyncSet: { _ in await store.send(.cancelButtonTapped) }
        )
    }

    private var isPresentedFailure: Binding<Bool> {
        Binding(
            get: { store.failure != nil },
            asyncSet: { _ in await store.send(.failureConfirmButtonTapped) }
        )
    }
}

struct PersonDeletionQuestions_Previews: PreviewProvider {
    static var previews: some View {
        PersonEditorPreview(
            store: PersonEditor(
                .preview,
                person: .ann,
                deletion: PersonDeletion(.preview, person: .ann, isPresented: true)
            )
        )
    }
}

struct PersonDeletionQuestions_Failure_Previews: PreviewProvider {
    static var previews: some View {
        PersonEditorPreview(
            store: PersonEditor(
                .preview,
                person: .ann,
                deletion: PersonDeletion(
                    .preview,
                    person: .ann,
                    failure: StorageError(file: "people.json", reason: .busy(seconds: 10))
                )
            )
        )
    }
}
