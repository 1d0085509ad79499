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

    public enum Field: String, EntryField {
        case name
        case weight
        case height

        public var text: WritableKeyPath<Draft, String> {
            switch self {
            case .name: \.name
            case .weight: \.weight
            case .height: \.height
            }
        }

        public var endings: [String] {
            switch self {
            case .name: []
            case .weight: EntryEndings.weights
            case .height: EntryEndings.heights
            }
        }
    }
}
