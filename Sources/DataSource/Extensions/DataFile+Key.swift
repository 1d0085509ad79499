import Essentials

extension DataFile {
    public init(key: String) {
        let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch parts.first {
        case .people where parts.count == 1: self = .people
        case .settings where parts.count == 1: self = .settings
        case .history where parts.count == 3 && parts[1].isPersonID && parts[2].isPeriod:
            self =
                UUID(text: parts[1]).map { .history(personID: $0, period: parts[2]) } ?? .other
        default: self = .other
        }
    }
}
