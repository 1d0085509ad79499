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

// A form for a new or an existing person. An unchanged text keeps the exact stored value, also in
// another unit.
@MainActor
public protocol PersonFormStore: EditingStore where Field == PersonField {
    var entryService: EntryService { get }
    var today: Day { get }
    var person: Person { get }
    // Texts of the stored person.
    var original: PersonDraft { get }

    func checkWeight(of draft: Draft) throws(EntryError)
    func checkHeight(of draft: Draft) throws(EntryError)
}

extension PersonFormStore {
    public var birthDate: Day? { (try? birthDate(of: draft)) ?? nil }

    public var goalBy: Day? { (try? goalDay(of: draft)) ?? nil }

    public var birthDates: ClosedRange<Day> { entryService.birthDates(until: today) }

    public func spellOut(_ field: Field) {
        if field == .birthDate, let birthDate { draft.birthDate = birthDate.description }
        if field == .goalBy, let goalBy { draft.goalBy = goalBy.description }
    }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        switch field {
        case .name: _ = try entryService.name(draft.name)
        case .weight: try checkWeight(of: draft)
        case .height: try checkHeight(of: draft)
        case .birthDate: _ = try birthDate(of: draft)
        case .goalWeight: _ = try goal(of: draft)
        case .goalBy: _ = try goalDay(of: draft)
        }
    }

    func enteredPerson() throws(EntryError) -> Person {
        var entered = person
        entered.name = try entryService.name(draft.name)
        entered.height = try height(of: draft)
        entered.birthDate = try birthDate(of: draft)
        if draft.sex != original.sex { entered.sex = draft.sex }
        let day = try goalDay(of: draft)
        let goal = try goal(of: draft).map { Goal($0, by: day) }
        entered.goal = goal.map { new in
            person.goal.flatMap { $0.isSamePlan(as: new) ? $0 : nil } ?? new
        }
        return entered
    }

    public func height(of draft: Draft) throws(EntryError) -> Double {
        if draft.height == original.height, !original.height.isEmpty { return person.height }
        return try entryService.height(draft.height, unit: settings.heightUnit)
    }

    func birthDate(of draft: Draft) throws(EntryError) -> Day? {
        if draft.birthDate == original.birthDate { return person.birthDate }
        return try entryService.birthDate(draft.birthDate, today: today, language: language)
    }

    func goal(of draft: Draft) throws(EntryError) -> ClosedRange<Double>? {
        if draft.goalWeight == original.goalWeight { return person.goalRange }
        guard !draft.goalWeight.isBlank else { return nil }
        return try entryService.goal(draft.goalWeight, unit: settings.weightUnit)
    }

    private func goalDay(of draft: Draft) throws(EntryError) -> Day? {
        if draft.goalBy == original.goalBy { return person.goal?.by }
        return try entryService.goalDay(draft.goalBy, today: today, language: language)
    }
}
