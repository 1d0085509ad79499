public enum PersonField: String, EntryField {
    case name
    case weight
    case height
    case birthDate
    case goalWeight
    case goalBy
    case ownMeasure1
    case ownMeasure2
    case ownMeasure3

    public static let ownMeasures: [PersonField] = [.ownMeasure1, .ownMeasure2, .ownMeasure3]

    public var text: WritableKeyPath<PersonDraft, String> {
        switch self {
        case .name: \.name
        case .weight: \.weight
        case .height: \.height
        case .birthDate: \.birthDate
        case .goalWeight: \.goalWeight
        case .goalBy: \.goalBy
        case .ownMeasure1: \.ownMeasures[0]
        case .ownMeasure2: \.ownMeasures[1]
        case .ownMeasure3: \.ownMeasures[2]
        }
    }

    public var endings: [String] {
        switch self {
        case .name: []
        case .weight, .goalWeight: EntryEndings.weights
        case .height: EntryEndings.heights
        case .birthDate, .goalBy: EntryEndings.days
        case .ownMeasure1, .ownMeasure2, .ownMeasure3: EntryEndings.ownMeasures
        }
    }
}
