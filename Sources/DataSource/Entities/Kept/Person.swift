public import Essentials

public struct Person: Identifiable, Hashable, Sendable {
    public static let empty = Person(id: .zero, name: "", height: .zero)

    public var id: UUID
    public var name: String
    public var height: Double
    // First day on which the height is known to apply.
    public var heightSince: Day?
    public var birthDate: Day?
    public var sex: Sex?
    @Shared public var goal: Goal?
    public var ownMeasures: [OwnMeasure]
    // Removed measures, whose values are still in the weigh-ins.
    public var formerMeasures: [OwnMeasure]
    public var changedAt: Date

    public init(
        id: UUID,
        name: String,
        height: Double,
        heightSince: Day? = nil,
        birthDate: Day? = nil,
        sex: Sex? = nil,
        goalWeight: Double? = nil,
        ownMeasures: [OwnMeasure] = [],
        formerMeasures: [OwnMeasure] = [],
        changedAt: Date = .distantPast
    ) {
        self.id = id
        self.name = name
        self.height = height
        self.heightSince = heightSince
        self.birthDate = birthDate
        self.sex = sex
        goal = goalWeight.map { Goal(weight: $0) }
        self.ownMeasures = ownMeasures
        self.formerMeasures = formerMeasures
        self.changedAt = changedAt
    }

    public var goalWeight: Double? {
        get { goal?.weight }
        set { goal = newValue.map { Goal(weight: $0) } }
    }

    public var goalRange: ClosedRange<Double>? { goal?.bounds }
}

public enum Sex: String, CaseIterable, Hashable, Sendable {
    case female
    case male
}
