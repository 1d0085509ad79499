public struct PersonSummary: Identifiable, Hashable, Sendable {
    public var person: Person
    public var weighIn: WeighIn?
    public var bmi: Double?
    public var assessment: Assessment?
    public var standing: PersonStanding?
    // What tells people of the same name apart.
    public var distinction: Int?

    // There may be weigh-ins that could not be read.
    public var isUnreadable = false

    public var id: Person.ID { person.id }

    // A name with what tells people of that name apart.
    public static func title(_ name: String, _ distinction: Int?) -> String {
        distinction.map { "\(name) (\($0))" } ?? name
    }

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
