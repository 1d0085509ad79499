import CursesCore
import Model
import SharedInterface

struct EditorQuestions<Field: EntryField>: ViewModifier {
    @Environment(\.dayStyle) private var dayStyle
    let form: EntryForm<Field>
    let attempt: Attempt
    let style: UnitStyle
    let question: SaveQuestion
    var answerFinal: (_ isConfirmed: Bool) async -> Void = { _ in }
    let send: (FormAction<Field>) async -> Void

    func body(content: Content) -> some View {
        content
            .alert(question.label, isPresented: .constant(form.isPresentedWarnings)) {
                Button("Edit", role: .cancel) {
                    Task { await send(.warningCancelButtonTapped) }
                }
                Button("Save anyway") {
                    Task { await send(.warningConfirmButtonTapped) }
                }
            } message: {
                ForEach(form.warnings, id: \.self) { Text($0.label(style, dayStyle.string)) }
            }
            .alert("Discard entry?", isPresented: .constant(form.isPresentedDiscard)) {
                Button("Keep editing", role: .cancel) {
                    Task { await send(.discardCancelButtonTapped) }
                }
                Button("Discard", role: .destructive) {
                    Task { await send(.discardButtonTapped) }
                }
            } message: {
                Text("What you entered is not saved yet.")
            }
            .modifier(
                AttemptQuestions(
                    attempt: attempt,
                    failureTitle: "Not saved",
                    failureDetails: "What you entered is still in the form.",
                    finalQuestion: FinalQuestion(
                        title: question.label,
                        sentence: "This could not be undone.",
                        confirmation: "Save anyway",
                        refusal: "Edit",
                        answer: answerFinal
                    ),
                    retry: { await send(.retryButtonTapped) },
                    close: { await send(.failureConfirmButtonTapped) }
                )
            )
    }
}
