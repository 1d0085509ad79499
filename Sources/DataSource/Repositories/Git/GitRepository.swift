import Essentials

// The git repository whose top level is the data folder.
public struct GitRepository: Sendable {
    // Transports that run any command are refused even if the configuration allows them, and links
    // of a remote cannot lead out of the folder.
    static let options = [
        "--no-optional-locks", "-c", "core.symlinks=false", "-c", "protocol.ext.allow=never", "-c",
        "protocol.fd.allow=never",
    ]

    let gitClient: GitClient
    let fileClient: FileClient
    @Shared var dataFolderClient: DataFolderClient

    public init(
        _ gitClient: GitClient,
        _ fileClient: FileClient,
        _ dataFolderClient: DataFolderClient
    ) {
        self.gitClient = gitClient
        self.fileClient = fileClient
        self.dataFolderClient = dataFolderClient
    }

    func folder() throws(SyncFailure) -> String {
        let file = dataFolderClient.location("")
        guard let slash = file.lastIndex(of: "/") else {
            throw .storage(StorageError(file: "", reason: .noDataFolder))
        }
        return gitClient.absolutePath(String(file[..<slash]))
    }

    func run(_ arguments: [String]) throws(SyncFailure) -> GitOutput {
        try gitClient.run(Self.options + arguments, folder())
    }

    func run(_ arguments: String...) throws(SyncFailure) -> GitOutput {
        try run(arguments)
    }

    @discardableResult
    func checked(
        _ arguments: String...,
        address: String = ""
    ) throws(SyncFailure) -> GitOutput {
        let output = try run(arguments)
        guard output.isDone else { throw output.failure(of: arguments, address) }
        return output
    }

    // `nil` if git says that there is no such value.
    func value(_ arguments: String...) throws(SyncFailure) -> String? {
        let output = try run(arguments)
        return output.isDone ? output.lines.first : nil
    }

    // Keeps a running app from writing meanwhile.
    public func locked<Value>(
        _ body: () throws(SyncFailure) -> Value
    ) throws(SyncFailure) -> Value {
        var result: Result<Value, SyncFailure>?
        do throws(StorageError) {
            try dataFolderClient.locked {
                result = Result { () throws(SyncFailure) in try body() }
            }
        } catch {
            throw .storage(error)
        }
        guard let result else { throw .failed(command: "", reason: "") }
        return try result.get()
    }
}

extension GitRepository {
    // Throws unless the repository is in a state in which commits and merges are safe.
    public func branch() throws(SyncFailure) -> SyncBranch {
        let command = ["rev-parse", "--is-inside-work-tree", "--show-prefix", "--absolute-git-dir"]
        let place = try run(command)
        guard place.isDone else {
            if ["not a git repository", "cannot change to"].contains(where: place.says) {
                throw .noRepository
            }
            throw place.says("dubious ownership") ? .foreignOwner : place.failure(of: command)
        }
        let lines = place.lines
        guard lines.count > 2, lines[0] == "true", lines[1].isEmpty else { throw .otherRepository }
        try checkIsIdle(lines[2])
        let start = "refs/heads/"
        guard let head = try value("symbolic-ref", "-q", "HEAD"), head.hasPrefix(start) else {
            throw .detachedHead
        }
        return try branch(String(head.dropFirst(start.count)))
    }

    private func checkIsIdle(_ folder: String) throws(SyncFailure) {
        let marks: [(String, SyncFailure.Operation)] = [
            ("rebase-merge", .rebase), ("rebase-apply", .rebase), ("MERGE_HEAD", .merge),
            ("CHERRY_PICK_HEAD", .cherryPick), ("REVERT_HEAD", .revert),
        ]
        for (name, operation) in marks where fileClient.kind("\(folder)/\(name)") != nil {
            throw .inProgress(operation)
        }
        if fileClient.kind("\(folder)/index.lock") != nil { throw .indexLocked }
    }

    private func branch(_ name: String) throws(SyncFailure) -> SyncBranch {
        let remotes = try run("remote").lines
        let configured = try value("config", "--get", "branch.\(name).remote")
        guard let remote = [configured, "origin"].compactMap(\.self).first(where: remotes.contains)
        else {
            return SyncBranch(
                name: name,
                remote: nil,
                address: "",
                upstream: name,
                isConfigured: false
            )
        }
        let merge = try configured.flatMap { _ throws(SyncFailure) in
            try value("config", "--get", "branch.\(name).merge")
        }
        let addresses =
            try run("remote", "get-url", "--all", remote).lines
            + run("remote", "get-url", "--push", "--all", remote).lines
        guard !remote.hasPrefix("-"), addresses.allSatisfy({ !$0.isUnsafeAddress }) else {
            throw .unsafeAddress
        }
        return SyncBranch(
            name: name,
            remote: remote,
            address: (addresses.first ?? remote).withoutCredentials,
            upstream: merge.map { String($0.dropFirst("refs/heads/".count)) } ?? name,
            isConfigured: merge != nil
        )
    }

    public func state() throws(SyncFailure) -> SyncState {
        let branch = try branch()
        let distance = try distance(branch)
        return SyncState(
            branch: branch,
            changed: try changedPaths().count,
            ahead: branch.remote == nil ? 0 : distance.ahead,
            behind: distance.behind
        )
    }

    // Numbers of commits that the other side lacks, as far as known since the last fetch.
    public func distance(_ branch: SyncBranch) throws(SyncFailure) -> (ahead: Int, behind: Int) {
        guard try value("rev-parse", "-q", "--verify", "HEAD") != nil else { return (0, 0) }
        guard try value("rev-parse", "-q", "--verify", branch.tracking) != nil else {
            return (Int(try value("rev-list", "--count", "HEAD") ?? "") ?? 0, 0)
        }
        let range = "HEAD...\(branch.tracking)"
        let counts = try value("rev-list", "--left-right", "--count", range) ?? ""
        let numbers = counts.split(separator: "\t").compactMap { Int($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
    }
}

extension GitRepository {
    // Returns whether the remote has the branch.
    public func fetch(_ branch: SyncBranch) throws(SyncFailure) -> Bool {
        let refs = "+refs/heads/\(branch.upstream):\(branch.tracking)"
        let command = ["fetch", "--quiet", "--no-tags", "--", branch.remote ?? "", refs]
        let output = try run(command)
        if output.isDone { return true }
        if output.says("couldn't find remote ref") {
            // The remote was made again, and lacks all commits.
            try checked("update-ref", "-d", branch.tracking)
            return false
        }
        throw output.failure(of: command, branch.address)
    }

    // Returns false if others have pushed since the fetch.
    public func push(_ branch: SyncBranch) throws(SyncFailure) -> Bool {
        var command = ["push", "--porcelain"]
        if !branch.isConfigured { command.append("--set-upstream") }
        command += ["--", branch.remote ?? "", "HEAD:refs/heads/\(branch.upstream)"]
        let output = try run(command)
        if output.isDone { return true }
        let lines = output.lines.filter { $0.hasPrefix("!") }
        let races = ["[rejected]", "cannot lock ref", "failed to update ref", "fetch first"]
        if lines.contains(where: { line in races.contains { line.holds($0) } }) { return false }
        if !lines.isEmpty { throw .refusedByRemote(branch.address) }
        throw output.failure(of: command, branch.address)
    }
}
