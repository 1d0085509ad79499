public import DataSource

extension PersonBMI {
    public enum Field: CaseIterable, Hashable, Sendable {
        case name
        case weight
        case height
    }

    public enum Action: HasEditingAction {
        case task
        case loadResponse(Result<WeighIn?, any Error>)
        case editing(EditingAction<Person, Field>)
        case calculateButtonTapped
        case tutorialConfirmButtonTapped
    }
}
