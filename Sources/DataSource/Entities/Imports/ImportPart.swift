// Weigh-ins that an import adds to one person, sorted.
public struct ImportPart: Identifiable, Hashable, Sendable {
    public var person: Person
    public var isNew: Bool
    public var weighIns: [WeighIn]
    // Measures that known weigh-ins lack.
    public var missing: [WeighIn.ID: Measures] = [:]

    // Known weigh-ins that become as the file says.
    public var replacements: [ImportReplacement] = []

    // True if the file adds measures to the person.
    public var hasNewMeasures = false

    public var id: Person.ID { person.id }

    public init(person: Person, isNew: Bool, weighIns: [WeighIn] = []) {
        self.person = person
        self.isNew = isNew
        self.weighIns = weighIns
    }
}
