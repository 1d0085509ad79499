// What a file of the data folder holds.
public enum DataFile: Hashable, Sendable {
    case people
    case settings
    case history(personID: Person.ID, period: String)
    case other

    public var personID: Person.ID? {
        if case .history(let personID, _) = self { personID } else { nil }
    }

    public init(key: String) {
        let parts = key.split(separator: "/").map(String.init)
        switch parts.first {
        case .people where parts.count == 1: self = .people
        case .settings where parts.count == 1: self = .settings
        case .history where parts.count == 3:
            self =
                JSONText(parts[1]).uuid.map { .history(personID: $0, period: parts[2]) } ?? .other
        default: self = .other
        }
    }
}
