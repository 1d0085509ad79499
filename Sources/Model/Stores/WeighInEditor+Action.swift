public import DataSource

extension WeighInEditor {
    public struct Draft: Hashable, Sendable {
        public var weight: String
        public var day: Day
        public var time: String
        public var height: String
        public var note: String
    }

    public enum Field: CaseIterable, Hashable, Sendable {
        case weight
        case time
        case height
        case note
    }

    public enum Action: EditingAction {
        case saveButtonTapped
        case saveResponse(Result<WeighIn, any Error>)
        case retryButtonTapped
        case onChangeFocus(Field?)
        case warningConfirmButtonTapped
        case warningCancelButtonTapped
        case cancelButtonTapped
        case discardButtonTapped
        case discardCancelButtonTapped
        case failureConfirmButtonTapped
    }
}
