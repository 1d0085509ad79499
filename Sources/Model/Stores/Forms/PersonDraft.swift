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
    // Definitions, one a line.
    public var ownMeasures: [String]

    private static let sexName = "sex"

    public init(
        name: String = "",
        weight: String = "",
        height: String = "",
        birthDate: String = "",
        sex: Sex? = nil,
        goalWeight: String = "",
        goalBy: String = "",
        ownMeasures: [String] = []
    ) {
        self.name = name
        self.weight = weight
        self.height = height
        self.birthDate = birthDate
        self.sex = sex
        self.goalWeight = goalWeight
        self.goalBy = goalBy
        let lines = ownMeasures + Array(repeating: "", count: OwnMeasure.most)
        self.ownMeasures = Array(lines.prefix(OwnMeasure.most))
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

    // The same weights and height in other units.
    func converted(from old: Settings, to new: Settings, _ entryService: EntryService) -> Self {
        var draft = self
        if new.weightUnit != old.weightUnit {
            if let weight = try? entryService.weight(weight, unit: old.weightUnit) {
                draft.weight = entryService.text(weight, unit: new.weightUnit)
            }
            if let goal = try? entryService.goal(goalWeight, unit: old.weightUnit) {
                draft.goalWeight = entryService.text(goal, unit: new.weightUnit)
            }
        }
        if new.heightUnit != old.heightUnit,
            let height = try? entryService.height(height, unit: old.heightUnit)
        {
            draft.height = entryService.text(height, unit: new.heightUnit)
        }
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
