package import Model

// Cases by which the questions about an attempt are answered, on screens and in plain mode.
package protocol AttemptAction: Sendable {
    static var retryButtonTapped: Self { get }
    static var failureConfirmButtonTapped: Self { get }
    // `nil` for an attempt that can always be undone.
    static var irreversibleAnswers: (confirm: Self, cancel: Self)? { get }
}

// Cases that the shared parts of forms send.
package protocol FormAction<Field>: AttemptAction {
    associatedtype Field: EntryField

    static func onChangeFocus(_ field: Field?) -> Self
    static func onChangeDraft(since old: Field.Draft) -> Self
    static var onSubmit: Self { get }
    static var saveButtonTapped: Self { get }
    static var warningConfirmButtonTapped: Self { get }
    static var warningCancelButtonTapped: Self { get }
    static var cancelButtonTapped: Self { get }
    static var discardButtonTapped: Self { get }
    static var discardCancelButtonTapped: Self { get }
}

// Cases of an attempt that could not be undone.
package protocol IrreversibleAction: AttemptAction {
    static var irreversibleConfirmButtonTapped: Self { get }
    static var irreversibleCancelButtonTapped: Self { get }
}

extension AttemptAction {
    package static var irreversibleAnswers: (confirm: Self, cancel: Self)? { nil }
}

extension AttemptAction where Self: IrreversibleAction {
    package static var irreversibleAnswers: (confirm: Self, cancel: Self)? {
        (.irreversibleConfirmButtonTapped, .irreversibleCancelButtonTapped)
    }
}

extension Export.Action: AttemptAction {}
extension HistoryMove.Action: IrreversibleAction {}
extension Import.Action: IrreversibleAction {}
extension PersonBMI.Action: FormAction {}
extension PersonDeletion.Action: AttemptAction {}
extension PersonEditor.Action: FormAction, IrreversibleAction {}
extension Preferences.Action: AttemptAction {}
extension Restoration.Action: AttemptAction {}
extension WeighInDeletion.Action: IrreversibleAction {}
extension WeighInEditor.Action: FormAction, IrreversibleAction {}
