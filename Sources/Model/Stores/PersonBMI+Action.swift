public import DataSource

extension PersonBMI {
    public struct Draft: Hashable, Sendable {
        public var name: String
        public var weight: String
        public var height: String

        public init(name: String = "", weight: String = "", height: String = "") {
            self.name = name
            self.weight = weight
            self.height = height
        }
    }

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
