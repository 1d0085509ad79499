public import Essentials

public struct Person: Identifiable, Hashable, Sendable {
    public static let empty = Person(id: .zero, name: "", height: .zero)

    public var id: UUID
    public var name: String
    public var height: Double
    // From which day on it is certain to hold.
    public var heightSince: Day?
    public var birthDate: Day?
    public var sex: Sex?
    public var goalWeight: Double?
    public var goalStart: GoalStart?
    public var changedAt: Date

    public init(
        id: UUID,
        name: String,
        height: Double,
        heightSince: Day? = nil,
        birthDate: Day? = nil,
        sex: Sex? = nil,
        goalWeight: Double? = nil,
        goalStart: GoalStart? = nil,
        changedAt: Date = .distantPast
    ) {
        self.id = id
        self.name = name
        self.height = height
        self.heightSince = heightSince
        self.birthDate = birthDate
        self.sex = sex
        self.goalWeight = goalWeight
        self.goalStart = goalStart
        self.changedAt = changedAt
    }
}
