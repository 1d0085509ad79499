public import DataSource

public struct PersonDraft: Hashable, Sendable {
    public var name: String
    // Only for a new person, whose first weigh-in is saved at the same time.
    public var weight: String
    public var height: String
    public var birthDate: String
    public var sex: Sex?
    public var goalWeight: String
    public var goalBy: String

    private static let sexName = "sex"

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

    var texts: [String: String] {
        PersonField.texts(of: self).merging([Self.sexName: sex?.rawValue ?? ""]) { $1 }
    }

    func filled(_ texts: [String: String]) -> Self {
        var draft = self
        PersonField.fill(&draft, with: texts)
        draft.sex = texts[Self.sexName].map { Sex(rawValue: $0) } ?? sex
        return draft
    }
}

public enum PersonField: String, EntryField {
    case name
    case weight
    case height
    case birthDate
    case goalWeight
    case goalBy

    public var text: WritableKeyPath<PersonDraft, String> {
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

// A form for a new or an existing person.
@MainActor
public protocol PersonFormStore: EditingStore where Field == PersonField {
    var today: Day { get }
    var birthDate: Day? { get }
    var goalBy: Day? { get }
}

extension PersonFormStore {
    public var birthDates: ClosedRange<Day> {
        EntryService(appDependencies).birthDates(until: today)
    }

    public func spellOut(_ field: Field) {
        if field == .birthDate, let birthDate { draft.birthDate = birthDate.description }
        if field == .goalBy, let goalBy { draft.goalBy = goalBy.description }
    }
}
