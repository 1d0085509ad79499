import Essentials

extension GitRepository {
    // Makes the repository or takes the one that is there, and connects it with a remote.
    public func begin(_ remote: String?, driver program: String) throws(SyncFailure) -> SyncBranch {
        let address = try remote.map { text throws(SyncFailure) in try checkedAddress(text) }
        let isNew = try isNew()
        var heads = (names: [String](), main: String?.none)
        if let address { heads = try self.heads(of: address) }
        if isNew { try make(heads.main) }
        var branch = try branch()
        if let address {
            if let main = heads.names.contains(branch.name) ? branch.name : heads.main {
                try checkContent(address, main)
                branch.upstream = main
            }
            let isKnown = try run("remote").lines.contains("origin")
            try checked("remote", isKnown ? "set-url" : "add", "origin", address)
            try checked("config", "branch.\(branch.name).remote", "origin")
            try checked("config", "branch.\(branch.name).merge", "refs/heads/\(branch.upstream)")
            branch = try self.branch()
        }
        try add(["*.json merge=bmi-tui"], to: ".gitattributes")
        try add([".lock", ".restoring*", "*.tmp"], to: ".gitignore")
        try checked("config", "merge.bmi-tui.name", "bmi-tui: join of both versions")
        let driver = "\(gitClient.quoted(program)) merge %O %A %B %P"
        try checked("config", "merge.bmi-tui.driver", driver)
        return branch
    }

    private func checkedAddress(_ text: String) throws(SyncFailure) -> String {
        guard !text.isEmpty, !text.isUnsafeAddress else { throw .unsafeAddress }
        guard !text.hasPassword else { throw .addressWithPassword }
        return fileClient.kind(text) == .folder ? gitClient.absolutePath(text) : text
    }

    private func isNew() throws(SyncFailure) -> Bool {
        do throws(SyncFailure) {
            _ = try branch()
            return false
        } catch .noRepository {
            return true
        }
    }

    private func make(_ main: String?) throws(SyncFailure) {
        do throws(StorageError) {
            try dataFolderClient.adopt()
        } catch {
            throw .storage(error)
        }
        try checked("init", "--quiet")
        if let main { try checked("symbolic-ref", "HEAD", "refs/heads/\(main)") }
    }

    // The branches of a remote, and the one that a clone would have.
    private func heads(
        of address: String
    ) throws(SyncFailure) -> (names: [String], main: String?) {
        // The folder may not be there yet.
        let command = ["ls-remote", "--symref", "--", address, "HEAD", "refs/heads/*"]
        let output = try gitClient.run(Self.options + command, "/")
        guard output.isDone else { throw output.failure(of: command, address.withoutCredentials) }
        let start = "refs/heads/"
        let fields = output.lines.map { $0.split(whereSeparator: { $0 == "\t" || $0 == " " }) }
        let names = fields.filter { $0.count == 2 && $0[1].hasPrefix(start) }
            .map { String($0[1].dropFirst(start.count)) }
        let main = fields.first { $0.first == "ref:" && $0.count > 1 }
            .map { String($0[1].dropFirst(start.count)) }
        return (names, main.flatMap { names.contains($0) ? $0 : nil } ?? names.first)
    }

    // A repository of something else would bring its files into the data folder.
    private func checkContent(_ address: String, _ main: String) throws(SyncFailure) {
        let ref = "refs/bmi-tui/remote"
        let refs = "+refs/heads/\(main):\(ref)"
        let shown = address.withoutCredentials
        try checked("fetch", "--quiet", "--no-tags", "--", address, refs, address: shown)
        let names = try checked("ls-tree", "--name-only", "-z", ref).items
        try checked("update-ref", "-d", ref)
        let known = Self.ownFiles + ["\(String.people)\(String.json)", .history]
        guard names.isEmpty || names.contains(where: known.dropFirst(2).contains) else {
            throw .otherContent(shown)
        }
    }

    private func add(_ lines: [String], to file: String) throws(SyncFailure) {
        let old = try content(file) ?? Data()
        let new = Data(Self.united([old, Data(lines.map { "\($0)\n" }.joined().utf8)]).utf8)
        if new != old { try write(new, file) }
    }

    // Git's merge driver. Returns false, without a change, if a version cannot be read.
    public func merge(ours: String, theirs: String) -> Bool {
        let versions = [ours, theirs].compactMap { path in
            ((try? fileClient.read(path)) ?? nil).flatMap { RecordFile(version: $0) }
        }
        guard versions.count == 2 else { return false }
        return (try? fileClient.replace(ours, Data(RecordFile.joined(versions).bytes))) != nil
    }
}

extension GitClient {
    // Git gives the driver to a shell, and reads `%` itself. A bare name is found by PATH.
    fileprivate func quoted(_ program: String) -> String {
        let isRelative = program.contains("/") && !program.hasPrefix("/")
        let path = isRelative ? absolutePath(program) : program
        let quoted = path.substituting("'", with: "'\\''").substituting("%", with: "%%")
        return "'\(quoted)'"
    }
}
