public enum EditingAction<Outcome: Sendable, Field: EntryField>: Sendable {
    case onChangeFocus(Field?)
    case onChangeDraft(since: Field.Draft)
    case onSubmit
    case saveButtonTapped
    case attempt(AttemptAction<Outcome>)
    case warningConfirmButtonTapped
    case warningCancelButtonTapped
    case cancelButtonTapped
    case discardButtonTapped
    case discardCancelButtonTapped
    case deleteButtonTapped
}

public protocol HasEditingAction: HasAttemptAction {
    associatedtype Outcome
    associatedtype Field: EntryField

    static func editing(_ action: EditingAction<Outcome, Field>) -> Self
}

extension HasEditingAction {
    public static func attempt(_ action: AttemptAction<Outcome>) -> Self {
        .editing(.attempt(action))
    }
}
