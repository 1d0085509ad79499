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

struct DepartureQuestions: ViewModifier {
    @Environment(\.nameStyle) private var nameStyle
    let store: Departure
    let isEditing: () -> Bool

    func body(content: Content) -> some View {
        content
            .alert("Deleted elsewhere", isPresented: .constant(isNoticed)) {
                Button("Close", role: .cancel) {
                    Task { await store.send(.confirmButtonTapped) }
                }
                Button("Restore") { Task { await store.send(.bringBackButtonTapped) } }
            } message: {
                if let person = store.stage?.person {
                    Text("\(nameStyle.name(person.name)) was deleted by another program or window.")
                }
                Text("The weigh-ins stay in the data folder.")
                if isEditing() { Text("What you typed stays here until you leave it.") }
            }
            .alert("Not restored", isPresented: .constant(store.stage?.failure != nil)) {
                Button("Close", role: .cancel) {
                    Task { await store.send(.failureConfirmButtonTapped) }
                }
            } message: {
                if let failure = store.stage?.failure { Text(failure.label) }
            }
    }

    private var isNoticed: Bool {
        if case .noticed = store.stage { true } else { false }
    }
}

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
