public struct PersonSummary: Identifiable, Hashable, Sendable {
    public var person: Person
    public var weighIn: WeighIn?
    public var bmi: Double?
    public var assessment: Assessment?
    public var standing: PersonStanding?
    // Number that distinguishes people of the same name.
    public var distinction: Int?

    // True if some weigh-ins may be unreadable.
    public var isUnreadable = false

    public var id: Person.ID { person.id }

    public init(
        person: Person,
        weighIn: WeighIn? = nil,
        bmi: Double? = nil,
        assessment: Assessment? = nil,
        standing: PersonStanding? = nil,
        distinction: Int? = nil
    ) {
        self.person = person
        self.weighIn = weighIn
        self.bmi = bmi
        self.assessment = assessment
        self.standing = standing
        self.distinction = distinction
    }
}
