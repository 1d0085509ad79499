public import DataSource

public enum EditingAction<Entry: Sendable, Field: Hashable & Sendable>: Sendable {
    case onChangeFocus(Field?)
    case onChangeDraft
    case onSubmit
    case saveButtonTapped
    case saveResponse(Result<Entry, any Error>)
    case retryButtonTapped
    case warningConfirmButtonTapped([EntryWarning])
    case warningCancelButtonTapped
    case cancelButtonTapped
    case discardButtonTapped
    case discardCancelButtonTapped
    case failureConfirmButtonTapped
    case deleteButtonTapped
}

// An enum has this by having a case of its name.
public protocol HasEditingAction: Sendable {
    associatedtype Entry: Sendable
    associatedtype Field: Hashable & Sendable

    static func editing(_ action: EditingAction<Entry, Field>) -> Self
}

extension EditingAction: HasEditingAction {
    public static func editing(_ action: EditingAction<Entry, Field>) -> Self { action }
}
