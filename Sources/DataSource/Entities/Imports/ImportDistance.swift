// Weight of a person by a file and by the known weigh-ins of that time, in kilograms.
public struct ImportDistance: Hashable, Sendable {
    public var person: Person
    public var imported: Double
    public var known: Double

    public init(person: Person, imported: Double, known: Double) {
        self.person = person
        self.imported = imported
        self.known = known
    }
}
