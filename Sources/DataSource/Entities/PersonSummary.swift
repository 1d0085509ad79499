public struct PersonSummary: Identifiable, Hashable, Sendable {
    public var person: Person
    public var weighIn: WeighIn?
    public var bmi: Double?

    public var id: Person.ID { person.id }

    public init(person: Person, weighIn: WeighIn? = nil, bmi: Double? = nil) {
        self.person = person
        self.weighIn = weighIn
        self.bmi = bmi
    }
}
