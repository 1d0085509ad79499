public import DataSource

extension PersonEditor {
    public struct Draft: Hashable, Sendable {
        public var name: String
        public var height: String
        public var birthDate: String
        public var sex: Sex?
        public var goalWeight: String
        public var goalBy: String
    }

    public enum Field: String, EntryField {
        case name
        case height
        case birthDate
        case goalWeight
        case goalBy

        public var text: WritableKeyPath<Draft, String> {
            switch self {
            case .name: \.name
            case .height: \.height
            case .birthDate: \.birthDate
            case .goalWeight: \.goalWeight
            case .goalBy: \.goalBy
            }
        }

        public var endings: [String] {
            switch self {
            case .name: []
            case .height: EntryEndings.heights
            case .birthDate, .goalBy: EntryEndings.days
            case .goalWeight: EntryEndings.weights
            }
        }
    }
}
