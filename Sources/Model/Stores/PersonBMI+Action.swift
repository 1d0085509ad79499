public import DataSource

extension PersonBMI {
    public enum Field: CaseIterable, Hashable, Sendable {
        case name
        case weight
        case height
    }

    public enum Action: EditingAction {
        case task
        case loadResponse(Result<WeighIn?, any Error>)
        case calculateButtonTapped
        case saveButtonTapped
        case saveResponse(Result<Person, any Error>)
        case retryButtonTapped
        case onChangeFocus(Field?)
        case warningConfirmButtonTapped
        case warningCancelButtonTapped
        case cancelButtonTapped
        case discardButtonTapped
        case discardCancelButtonTapped
        case tutorialConfirmButtonTapped
        case failureConfirmButtonTapped
    }
}
