public import Essentials

// Content of a file in the data folder.
public enum DataFile: Hashable, Sendable {
    case people
    case settings
    case history(personID: Person.ID, period: String)
    case other

    public var personID: Person.ID? {
        if case .history(let personID, _) = self { personID } else { nil }
    }
}
