public import Essentials

// Conflict copies begin with the key of their file.
extension Set<String> {
    public var containPeople: Bool { contains { $0.hasPrefix(.people) } }

    public var containSettings: Bool { contains { $0.hasPrefix(.settings) } }

    public var containHistory: Bool { contains { $0.hasPrefix(.history) } }

    public func containHistory(of personID: UUID) -> Bool {
        contains { $0.hasPrefix(.history(of: personID)) }
    }
}
