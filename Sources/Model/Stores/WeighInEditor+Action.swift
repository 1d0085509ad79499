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

    public typealias Action = EditingAction<WeighIn, Field>
}
