import CursesUI
import DataSource
import Model

struct WeighInDeletionQuestions: ViewModifier {
    let store: WeighInDeletion
    let weightUnit: WeightUnit

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                "Delete for good?",
                isPresented: .constant(store.finalChange != nil)
            ) {
                Button("Cancel", role: .cancel) {
                    Task { await store.send(.finalCancelButtonTapped) }
                }
                Button("Delete", role: .destructive) {
                    Task { await store.send(.finalConfirmButtonTapped) }
                }
            } message: {
                if let weighIn = store.weighIn, let change = store.finalChange {
                    FinalChangeMessage(weighIn: weighIn, weightUnit: weightUnit, change: change) {
                        "\($0) could not be brought back."
                    }
                }
            }
            .failure("Not deleted", store.failure) {
                await store.send(.retryButtonTapped)
            } goOn: {
                await store.send(.failureConfirmButtonTapped)
            }
    }
}

struct WeighInDeletionQuestions_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview {
            History(
                $0,
                deletion: WeighInDeletion(
                    $0,
                    weighIn: .newestOfAnn,
                    finalChange: FinalChange(.previewOfJournal)
                ),
                person: .ann
            )
        }
    }
}

struct WeighInDeletionQuestions_Failure_Previews: PreviewProvider {
    static var previews: some View {
        HistoryPreview {
            History(
                $0,
                deletion: WeighInDeletion(
                    $0,
                    failure: StorageError(file: "2026.json", reason: .busy(seconds: 5))
                ),
                person: .ann
            )
        }
    }
}
