import CursesCore
import DataSource
import Model
import SharedInterface

// Asks before what could not be taken back, and keeps what failed until it was done after all or the
// person goes on without.
struct AttemptQuestions<Store: AttemptingStore>: ViewModifier
where Store.Action: AttemptAction {
    let store: Store
    let failureTitle: LocalizedStringKey
    var failureDetails: LocalizedStringKey?
    var finalQuestion: FinalQuestion?

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                finalQuestion?.title ?? "",
                isPresented: .constant(finalQuestion != nil && irreversibleChange != nil)
            ) {
                if let finalQuestion, let answers = Store.Action.irreversibleAnswers {
                    button(finalQuestion.refusal, .cancel, answers.cancel)
                    button(finalQuestion.confirmation, finalQuestion.role, answers.confirm)
                }
            } message: {
                if let finalQuestion { Text(finalQuestion.sentence) }
                if let change = irreversibleChange { Text(change.reason.label) }
            }
            .alert(
                isUncertain ? "Saved, but not for certain" : failureTitle,
                isPresented: .constant(store.attempt.failure != nil)
            ) {
                button("Retry", nil, .retryButtonTapped)
                button("Close", .cancel, .failureConfirmButtonTapped)
            } message: {
                if let failure = store.attempt.failure { Text(failure.label) }
                if let failureDetails, !isUncertain { Text(failureDetails) }
            }
    }

    private var irreversibleChange: FinalChange? { store.attempt.irreversibleChange }

    private var isUncertain: Bool { store.attempt.failure?.isUncertain ?? false }

    private func button(
        _ title: LocalizedStringKey,
        _ role: ButtonRole?,
        _ action: Store.Action
    ) -> some View {
        Button(title, role: role) { Task { await store.send(action) } }
    }
}

struct AttemptQuestions_Decided_Previews: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "…")
            .modifier(
                AttemptQuestions(
                    store: PersonDeletion(
                        .preview,
                        attempt: .failed(StorageError(file: "", reason: .decided))
                    ),
                    failureTitle: "Not deleted"
                )
            )
    }
}

struct AttemptQuestions_Previews: PreviewProvider {
    static var previews: some View {
        Text(verbatim: "…")
            .modifier(
                AttemptQuestions(
                    store: PersonDeletion(
                        .preview,
                        attempt: .failed(
                            StorageError(file: "people.json", reason: .notCertain(5))
                        )
                    ),
                    failureTitle: "Not deleted"
                )
            )
    }
}
