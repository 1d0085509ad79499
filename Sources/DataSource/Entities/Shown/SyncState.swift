// The branch of the data folder's repository, and its counterpart.
public struct SyncBranch: Hashable, Sendable {
    public var name: String
    // `nil` without a remote.
    public var remote: String?
    // Address without user name and password.
    public var address: String
    // Name of the branch in the remote.
    public var upstream: String
    var isConfigured: Bool

    var tracking: String { "refs/remotes/\(remote ?? "")/\(upstream)" }
}

public struct SyncState: Hashable, Sendable {
    public let branch: SyncBranch
    // Files with changes that are not committed.
    public var changed = 0
    // Commits that the remote lacks, and those that it has more, as far as known.
    public var ahead = 0
    public var behind = 0
}

// Numbers of records that a commit changes.
public struct SyncChanges: Hashable, Sendable {
    public var added = 0
    public var corrected = 0
    public var removed = 0
    public var people = 0
    public var settings = 0
    // Weight and person of the last weigh-in that is counted.
    public var weight: Double?
    public var name: String?

    public init() {}

    public var weighIns: Int { added + corrected + removed }
}

public struct SyncOutcome: Hashable, Sendable {
    public var branch: SyncBranch
    // Subject of the commit; `nil` if there was nothing to commit.
    public var commit: String?
    public var received = 0
    public var sent = 0
    public var ahead = 0
    // Why the remote does not have the commit.
    public var failure: SyncFailure?

    public init(branch: SyncBranch) {
        self.branch = branch
    }
}
