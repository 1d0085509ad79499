public import DataSource

extension PersonBMI {
    public struct Draft: Hashable, Sendable {
        public var name: String
        public var weight: String
        public var height: String
        public var birthDate: String
        public var sex: Sex?
        public var goalWeight: String
        public var goalBy: String

        public init(
            name: String = "",
            weight: String = "",
            height: String = "",
            birthDate: String = "",
            sex: Sex? = nil,
            goalWeight: String = "",
            goalBy: String = ""
        ) {
            self.name = name
            self.weight = weight
            self.height = height
            self.birthDate = birthDate
            self.sex = sex
            self.goalWeight = goalWeight
            self.goalBy = goalBy
        }
    }

    public enum Field: String, EntryField {
        case name
        case weight
        case height
        case birthDate
        case goalWeight
        case goalBy

        public var text: WritableKeyPath<Draft, String> {
            switch self {
            case .name: \.name
            case .weight: \.weight
            case .height: \.height
            case .birthDate: \.birthDate
            case .goalWeight: \.goalWeight
            case .goalBy: \.goalBy
            }
        }

        public var endings: [String] {
            switch self {
            case .name: []
            case .weight, .goalWeight: EntryEndings.weights
            case .height: EntryEndings.heights
            case .birthDate, .goalBy: EntryEndings.days
            }
        }
    }
}
