public import DataSource

extension WeighInEditor {
    public struct Draft: Hashable, Sendable {
        public var weight: String
        public var day: String
        public var time: String
        public var height: String
        public var note: String
    }

    public enum Field: EntryField {
        case weight
        case day
        case time
        case height
        case note

        public var text: WritableKeyPath<Draft, String> {
            switch self {
            case .weight: \.weight
            case .day: \.day
            case .time: \.time
            case .height: \.height
            case .note: \.note
            }
        }

        public var endings: [String] {
            switch self {
            case .weight: EntryEndings.weights
            case .day: EntryEndings.days
            case .time: EntryEndings.times
            case .height: EntryEndings.heights
            case .note: []
            }
        }
    }

    public enum Action: HasEditingAction {
        case editing(EditingAction<WeighIn, Field>)
        case onChangeData([WeighIn])
    }
}
