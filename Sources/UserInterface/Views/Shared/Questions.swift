import CursesCore
import DataSource
import Model
import SharedInterface

extension View {
    // Confirms irreversible changes and shows a failure until a retry succeeds or the user closes
    // it.
    func attemptQuestions(
        _ attempt: Attempt,
        _ failureTitle: LocalizedStringKey,
        details: LocalizedStringKey? = nil,
        _ finalQuestion: FinalQuestion? = nil,
        send: @escaping (AttemptAction) -> Void
    ) -> some View {
        let isUncertain = attempt.failure?.isUncertain ?? false
        return confirmationDialog(
            finalQuestion?.title ?? "",
            isPresented: .constant(finalQuestion != nil && attempt.irreversibleChange != nil)
        ) {
            if let question = finalQuestion {
                Button(question.refusal, role: .cancel) { send(.cancelButtonTapped) }
                Button(question.confirmation, role: question.role) { send(.confirmButtonTapped) }
            }
        } message: {
            if let finalQuestion { Text(finalQuestion.sentence) }
            if let change = attempt.irreversibleChange { Text(change.reason.label) }
        }
        .alert(
            isUncertain ? "Saved, but not for certain" : failureTitle,
            isPresented: .constant(attempt.failure != nil)
        ) {
            Button("Retry") { send(.retryButtonTapped) }
            Button("Close", role: .cancel) { send(.cancelButtonTapped) }
        } message: {
            if let failure = attempt.failure { Text(failure.label) }
            if let details, !isUncertain { Text(details) }
        }
    }

    func deletionQuestions(
        _ deletion: WeighInDeletion?,
        _ weightUnit: WeightUnit,
        _ days: DayStyle
    ) -> some View {
        let weighIn = (deletion?.weighIn).map { days.title($0, WeightStyle(weightUnit)) } ?? ""
        return attemptQuestions(
            deletion?.attempt ?? .idle,
            "Not deleted",
            FinalQuestion(
                title: "Delete for good?",
                sentence: "Deleting \(weighIn) could not be undone.",
                confirmation: "Delete",
                role: .destructive
            )
        ) {
            deletion?.send(.attempt($0))
        }
    }
}

struct RemovedElsewhereQuestions: ViewModifier {
    @Environment(\.nameStyle) private var nameStyle
    let store: RemovedElsewhere?
    let isEditing: () -> Bool

    func body(content: Content) -> some View {
        content
            .alert("Deleted elsewhere", isPresented: .constant(isNoticed)) {
                Button("Close", role: .cancel) { store?.send(.confirmButtonTapped) }
                Button("Restore") { store?.send(.bringBackButtonTapped) }
            } message: {
                if let person = store?.person {
                    Text("\(nameStyle.name(person.name)) was deleted by another program or window.")
                }
                Text("The weigh-ins stay in the data folder.")
                if isEditing() { Text("What you typed stays here until you leave it.") }
            }
            .failureAlert("Not restored", store?.failure, store, .failureConfirmButtonTapped)
    }

    private var isNoticed: Bool {
        store.map { !$0.isConfirmed && $0.failure == nil } ?? false
    }
}

struct EditorQuestions<Store: EditingStore>: ViewModifier {
    @Environment(\.dayStyle) private var dayStyle
    let store: Store
    let question: SaveQuestion
    let action: (FormAction<Store.Field>) -> Store.Action

    func body(content: Content) -> some View {
        content
            .alert(question.label, isPresented: .constant(store.form.isPresentedWarnings)) {
                Button("Edit", role: .cancel) { send(.warningCancelButtonTapped) }
                Button("Save anyway") { send(.warningConfirmButtonTapped) }
            } message: {
                let style = UnitStyle(store.settings)
                ForEach(store.form.warnings, id: \.self) { Text($0.label(style, dayStyle.string)) }
            }
            .alert("Discard entry?", isPresented: .constant(store.form.isPresentedDiscard)) {
                Button("Keep editing", role: .cancel) { send(.discardCancelButtonTapped) }
                Button("Discard", role: .destructive) { send(.discardButtonTapped) }
            } message: {
                Text("What you entered is not saved yet.")
            }
            .attemptQuestions(
                store.attempt,
                "Not saved",
                details: "What you entered is still in the form.",
                FinalQuestion(
                    title: question.label,
                    sentence: "This could not be undone.",
                    confirmation: "Save anyway",
                    refusal: "Edit"
                )
            ) {
                store.send(action(.attempt($0)))
            }
    }

    private func send(_ action: FormAction<Store.Field>) {
        store.send(self.action(action))
    }
}
