public import DataSource

extension PersonEditor {
    public struct Draft: Hashable, Sendable {
        public var name: String
        public var height: String
        public var birthDate: String
        public var sex: Sex?
        public var goalWeight: String
    }

    public enum Field: CaseIterable, Hashable, Sendable {
        case name
        case height
        case birthDate
        case goalWeight
    }

    public enum Action: HasEditingAction {
        case editing(EditingAction<Person, Field>)
        case deletion(PersonDeletion.Action)
    }
}
