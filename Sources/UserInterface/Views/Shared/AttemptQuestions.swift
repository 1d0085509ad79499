import CursesCore
import DataSource
import Model
import SharedInterface

// Confirms irreversible changes and shows a failure until a retry succeeds or the user closes it.
struct AttemptQuestions: ViewModifier {
    let attempt: Attempt
    let failureTitle: LocalizedStringKey
    var failureDetails: LocalizedStringKey?
    var finalQuestion: FinalQuestion?
    let retry: () async -> Void
    let close: () async -> Void

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                finalQuestion?.title ?? "",
                isPresented: .constant(finalQuestion != nil && attempt.irreversibleChange != nil)
            ) {
                if let finalQuestion {
                    button(finalQuestion.refusal, .cancel) { await finalQuestion.answer(false) }
                    button(finalQuestion.confirmation, finalQuestion.role) {
                        await finalQuestion.answer(true)
                    }
                }
            } message: {
                if let finalQuestion { Text(finalQuestion.sentence) }
                if let change = attempt.irreversibleChange { Text(change.reason.label) }
            }
            .alert(
                isUncertain ? "Saved, but not for certain" : failureTitle,
                isPresented: .constant(attempt.failure != nil)
            ) {
                button("Retry", nil, retry)
                button("Close", .cancel, close)
            } message: {
                if let failure = attempt.failure { Text(failure.label) }
                if let failureDetails, !isUncertain { Text(failureDetails) }
            }
    }

    private var isUncertain: Bool { attempt.failure?.isUncertain ?? false }

    private func button(
        _ title: LocalizedStringKey,
        _ role: ButtonRole?,
        _ action: @escaping () async -> Void
    ) -> some View {
        Button(title, role: role) { Task { await action() } }
    }
}
