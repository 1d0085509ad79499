import Essentials

extension GitRepository {
    // Joins the other side's commits with those of this machine. Returns how many they are.
    public func merge(
        _ branch: SyncBranch,
        subject: String,
        allowsUnrelated: Bool = false
    ) throws(SyncFailure) -> Int {
        let other = branch.tracking
        let distance = try distance(branch)
        guard distance.behind > 0 else { return 0 }
        let hasCommonCommit = try value("merge-base", "HEAD", other) != nil
        guard hasCommonCommit || allowsUnrelated else { throw .unrelated }
        let joined = try joined(with: other)
        // A name change would put the weigh-ins of one person into a file of another.
        let options = ["-c", "merge.renames=false", "-c", "merge.directoryRenames=false", "merge"]
        if distance.ahead == 0, joined.kept.isEmpty {
            let command = options + ["--quiet", "--ff-only", other]
            let output = try run(command)
            guard output.isDone else { throw output.failure(of: ["merge"]) }
            return distance.behind
        }
        var command = options + ["--quiet", "--no-ff", "--no-commit"]
        if !hasCommonCommit { command.append("--allow-unrelated-histories") }
        let output = try run(command + [other])
        guard try value("rev-parse", "-q", "--verify", "MERGE_HEAD") != nil else {
            throw output.failure(of: ["merge"])
        }
        do throws(SyncFailure) {
            try resolve(joined)
            try checked("commit", "--quiet", "--cleanup=whitespace", "-m", subject.asSubject)
        } catch {
            _ = try? run("merge", "--abort")
            throw error
        }
        return distance.behind
    }

    private struct Joined {
        var files = [String: Data]()
        // Files that are in one version only, by their content.
        var single = [String: Data]()
        // Paths among `single` that the other side has lost, and that stay.
        var kept = [String]()
    }

    // The join of each file that differs. Throws before anything is changed.
    private func joined(with other: String) throws(SyncFailure) -> Joined {
        var joined = Joined()
        let paths = try checked("diff", "--name-only", "-z", "--no-renames", "HEAD", other).items
        for path in paths where path.isDataPath || Self.ownFiles.contains(path) {
            let versions = [try committed(path, "HEAD"), try committed(path, other)]
            let present = versions.compactMap(\.self)
            guard path.isDataPath else {
                joined.files[path] = Data(Self.united(present).utf8)
                continue
            }
            let files = present.compactMap { RecordFile(version: $0) }
            guard files.count == present.count, let first = present.first else {
                throw .unreadable(path)
            }
            if files.count == 2 {
                joined.files[path] = Data(RecordFile.joined(files).bytes)
                continue
            }
            joined.single[path] = first
            if versions[0] != nil, !path.dataKey.isHistoryKey { joined.kept.append(path) }
        }
        return joined
    }

    // The lines of both versions.
    static func united(_ versions: [Data]) -> String {
        var lines = [Substring]()
        for version in versions {
            let text = String(decoding: version, as: UTF8.self)
            for line in text.split(separator: "\n") where !lines.contains(line) {
                lines.append(line)
            }
        }
        return lines.map { "\($0)\n" }.joined()
    }

    private func resolve(_ joined: Joined) throws(SyncFailure) {
        let conflicts = try conflicts()
        var files = joined.files
        for path in conflicts + joined.kept {
            if let data = joined.single[path] { files[path] = data }
        }
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            if try content(path) != data { try write(data, path) }
            try checked("--literal-pathspecs", "add", "--", path)
        }
        if let path = try self.conflicts().first { throw .conflict(path) }
    }

    private func conflicts() throws(SyncFailure) -> [String] {
        try checked("diff", "--name-only", "-z", "--diff-filter=U").items
    }
}
