// Why git cannot synchronise the data folder.
public enum SyncFailure: Error, Hashable, Sendable {
    public enum Operation: Hashable, Sendable {
        case merge
        case rebase
        case cherryPick
        case revert
    }

    case noGit
    case noRepository
    // The data folder is only a part of it.
    case otherRepository
    case foreignOwner
    case detachedHead
    case inProgress(Operation)
    case indexLocked
    // An address that would run a command, or be read as an option.
    case unsafeAddress
    case addressWithPassword
    case noSuchRemote(String)
    case unreachable(String)
    case noPermission(String)
    // A hook or a rule there, or a checked-out branch.
    case refusedByRemote(String)
    case otherContent(String)
    case unrelated
    // Others have pushed before each attempt.
    case outpaced
    case noIdentity
    case peopleMissing
    case unreadable(String)
    case conflict(String)
    // Reason in git's words, without addresses' user names and passwords.
    case failed(command: String, reason: String)
    case storage(StorageError)

    public var isOffline: Bool {
        if case .unreachable = self { true } else { false }
    }
}
