public import DataSource

// Synchronises the data folder with those of other machines by git.
public struct SyncService: Sendable {
    // Subjects of commits.
    public struct Subjects {
        let change: (SyncChanges) -> String
        let join: String

        public init(join: String, change: @escaping (SyncChanges) -> String) {
            self.change = change
            self.join = join
        }
    }

    private static let attempts = 3

    private let gitRepository: GitRepository
    private let processInfoClient: ProcessInfoClient
    private let undoRepository: UndoRepository

    public init(_ appDependencies: AppDependencies) {
        processInfoClient = appDependencies.processInfoClient
        undoRepository = appDependencies.undoRepository
        gitRepository = GitRepository(
            appDependencies.gitClient,
            appDependencies.fileClient,
            appDependencies.dataFolderClient
        )
    }

    public func state() throws(SyncFailure) -> SyncState {
        try gitRepository.state()
    }

    // Throws before anything is changed; a later failure is in the outcome.
    public func sync(_ subjects: Subjects) throws(SyncFailure) -> SyncOutcome {
        try sync(gitRepository.branch(), subjects)
    }

    // Joins the histories of two machines that both have data.
    public func begin(
        remote: String?,
        _ subjects: Subjects
    ) throws(SyncFailure) -> SyncOutcome {
        let program = processInfoClient.arguments().first ?? "bmi-tui"
        let branch = try gitRepository.begin(remote, driver: program)
        return try sync(branch, subjects, isFirst: true)
    }

    private func sync(
        _ branch: SyncBranch,
        _ subjects: Subjects,
        isFirst: Bool = false
    ) throws(SyncFailure) -> SyncOutcome {
        var outcome = SyncOutcome(branch: branch)
        defer { undoRepository.noteConflicts() }
        try gitRepository.completeFiles()
        outcome.commit = try gitRepository.locked { () throws(SyncFailure) in
            try gitRepository.commit(subjects.change)
        }
        guard branch.remote != nil else { return outcome }
        do throws(SyncFailure) {
            try exchange(branch, subjects, isFirst, &outcome)
        } catch {
            outcome.failure = error
            outcome.ahead = try gitRepository.distance(branch).ahead
        }
        return outcome
    }

    private func exchange(
        _ branch: SyncBranch,
        _ subjects: Subjects,
        _ isFirst: Bool,
        _ outcome: inout SyncOutcome
    ) throws(SyncFailure) {
        for _ in 0..<Self.attempts {
            if try gitRepository.fetch(branch) {
                outcome.received += try gitRepository.locked { () throws(SyncFailure) in
                    // The app may have saved something since the first commit.
                    _ = try gitRepository.commit(subjects.change)
                    return try gitRepository.merge(
                        branch,
                        subject: subjects.join,
                        allowsUnrelated: isFirst
                    )
                }
            }
            gitRepository.noteReceived()
            let ahead = try gitRepository.distance(branch).ahead
            guard ahead > 0 else { return }
            if try gitRepository.push(branch) {
                outcome.sent = ahead
                return
            }
        }
        throw .outpaced
    }

    // Git's merge driver: false, without a change, if a version cannot be read.
    public func merge(_ ours: String, with theirs: String) -> Bool {
        gitRepository.merge(ours: ours, theirs: theirs)
    }
}
