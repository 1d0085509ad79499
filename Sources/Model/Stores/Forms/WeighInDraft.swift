public import DataSource

public struct WeighInDraft: Hashable, Sendable {
    public var weight: String
    public var day: String
    public var time: String
    public var height: String
    public var measures: [Measure: String] = [:]
    public var note: String

    public subscript(measure: Measure) -> String {
        get { measures[measure] ?? "" }
        set { measures[measure] = newValue.isEmpty ? nil : newValue }
    }
}

extension WeighInDraft {
    init(
        _ weighIn: WeighIn?,
        at moment: LocalTime,
        height: Double,
        measures: [Measure],
        settings: Settings,
        entryService: EntryService
    ) {
        weight = weighIn.map { entryService.text($0.weight, unit: settings.weightUnit) } ?? ""
        day = moment.day.description
        time = moment.time.description
        self.height = entryService.text(height, unit: settings.heightUnit)
        note = weighIn?.note ?? ""
        for measure in measures {
            self[measure] =
                weighIn?.measures[measure]
                .map { entryService.text($0, of: measure, unit: settings.heightUnit) } ?? ""
        }
    }
}

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
