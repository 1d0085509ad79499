public import DataSource

public enum WeighInField: EntryField {
    case weight
    case day
    case time
    case height
    case measure(Measure)
    case note

    public static let allCases = all(Measure.builtIn)

    public static func all(_ measures: [Measure]) -> [WeighInField] {
        [.weight, .day, .time, .height] + measures.map { .measure($0) } + [.note]
    }

    public init?(rawValue: String) {
        guard let field = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
            return nil
        }
        self = field
    }

    public var rawValue: String {
        switch self {
        case .weight: "weight"
        case .day: "day"
        case .time: "time"
        case .height: "height"
        case .measure(let measure): measure.numberName
        case .note: "note"
        }
    }

    public var text: WritableKeyPath<WeighInDraft, String> {
        switch self {
        case .weight: \.weight
        case .day: \.day
        case .time: \.time
        case .height: \.height
        case .measure(let measure): \.[measure]
        case .note: \.note
        }
    }

    public var endings: [String] {
        switch self {
        case .weight: EntryEndings.weights
        case .day: EntryEndings.days
        case .time: EntryEndings.times
        case .height: EntryEndings.heights
        case .measure(let measure):
            switch measure.unit {
            case .length: EntryEndings.lengths
            case .percent: EntryEndings.percentages
            case .own: EntryEndings.numbers
            }
        case .note: []
        }
    }
}
