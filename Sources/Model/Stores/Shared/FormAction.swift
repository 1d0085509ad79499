// Events of every form; a Store wraps them in its case `form`.
public enum FormAction<Field: EntryField>: Sendable {
    case onChangeFocus(Field?)
    // Views bind the texts and send what they were; commands and plain mode send the text.
    case onChangeDraft(since: Field.Draft)
    case onType(String, into: Field)
    case onSubmit
    case saveButtonTapped
    case retryButtonTapped
    case failureConfirmButtonTapped
    case warningConfirmButtonTapped
    case warningCancelButtonTapped
    case cancelButtonTapped
    case discardButtonTapped
    case discardCancelButtonTapped
}
