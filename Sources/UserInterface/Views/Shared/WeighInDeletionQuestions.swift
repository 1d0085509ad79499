import CursesCore
import DataSource
import Model
import SharedInterface

struct WeighInDeletionQuestions: ViewModifier {
    @Environment(\.dayStyle) private var dayStyle
    let store: WeighInDeletion
    let weightUnit: WeightUnit

    func body(content: Content) -> some View {
        content.modifier(
            AttemptQuestions(
                attempt: store.attempt,
                failureTitle: "Not deleted",
                finalQuestion: FinalQuestion(
                    title: "Delete for good?",
                    sentence: "Deleting \(weighIn) could not be undone.",
                    confirmation: "Delete",
                    role: .destructive,
                    answer: {
                        await store.send(
                            $0 ? .irreversibleConfirmButtonTapped : .irreversibleCancelButtonTapped
                        )
                    }
                ),
                retry: { await store.send(.retryButtonTapped) },
                close: { await store.send(.failureConfirmButtonTapped) }
            )
        )
    }

    private var weighIn: String {
        let style = WeightStyle(weightUnit)
        return store.weighIn.map { dayStyle.title($0, style) } ?? ""
    }
}
