public import Essentials

// A copy that a synchronizing program has made of a file begins like the file's own key.
extension Set<String> {
    public var containPeople: Bool { contains { $0.hasPrefix(.people) } }

    public var containSettings: Bool { contains { $0.hasPrefix(.settings) } }

    public var containHistory: Bool { contains { $0.hasPrefix(.history) } }

    public func containHistory(of personID: UUID) -> Bool {
        contains { $0.hasPrefix(.history(of: personID)) }
    }
}
