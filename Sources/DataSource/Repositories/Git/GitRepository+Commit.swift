import Essentials

extension GitRepository {
    // Writes what a file has lost and this machine has seen, so that the others get it too.
    public func completeFiles() throws(SyncFailure) {
        do throws(StorageError) {
            for key in [.people, .settings] + (try dataFolderClient.keys(.history))
            where DataFile(key: key) != .other {
                guard try dataFolderClient.found(key) != nil else { continue }
                try dataFolderClient.set(key) { $0 }
            }
            for (key, committed) in lost() {
                try dataFolderClient.set(key) { data in
                    let present = data.flatMap { RecordFile(version: $0) }
                    return Data(RecordFile.joined([committed] + (present.map { [$0] } ?? [])).bytes)
                }
            }
        } catch {
            throw .storage(error)
        }
    }

    // Notes what this machine has now, and hides it from others: git gives files 644 and folders 755.
    public func noteReceived() {
        for key in [.people, .settings] + ((try? dataFolderClient.keys(.history)) ?? []) {
            _ = try? dataFolderClient.data(key)
        }
        try? dataFolderClient.tidy()
    }

    // Versions of the last commit that hold more than the file. A weigh-in is deleted with a mark, and
    // never with its file, unless the person was deleted too.
    private func lost() -> [(key: String, file: RecordFile)] {
        var lost = [(key: String, file: RecordFile)]()
        do throws(SyncFailure) {
            let people = try content("\(String.people)\(String.json)")
                .flatMap { RecordFile(version: $0) }
            for path in try changedPaths() where path.isDataPath {
                let data = try content(path)
                let present = data.flatMap { RecordFile(version: $0) }
                let owner = DataFile(key: path.dataKey).personID
                let isOfNobody = owner.map { people?.live($0.text) == nil } ?? (data == nil)
                guard data == nil || present != nil, !isOfNobody,
                    let committed = try committed(path, "HEAD")
                        .flatMap({ RecordFile(version: $0) }),
                    !committed.missing(in: present ?? RecordFile()).isEmpty
                else { continue }
                lost.append((path.dataKey, committed))
            }
        } catch {
            // The commit that follows throws the same.
        }
        return lost
    }

    // Commits the data files as they are. Returns the subject, or `nil` without a change.
    public func commit(_ subject: (SyncChanges) -> String) throws(SyncFailure) -> String? {
        let paths = try changedPaths()
        guard !paths.isEmpty else { return nil }
        let people = "\(String.people)\(String.json)"
        if paths.contains(people), try content(people) == nil { throw .peopleMissing }
        let changes = try changes(in: paths)
        let command = ["--literal-pathspecs", "add", "--all", "--"] + paths
        let added = try run(command)
        guard added.isDone else { throw added.failure(of: ["add"]) }
        guard try run("diff", "--cached", "--quiet").status != 0 else { return nil }
        let text = subject(changes).asSubject
        try checked("commit", "--quiet", "--cleanup=whitespace", "-m", text)
        return text
    }

    // Data files, and the two files of git, that differ from the last commit.
    func changedPaths() throws(SyncFailure) -> [String] {
        try checked("status", "--porcelain", "-z", "--untracked-files=all", "--no-renames").items
            .map { String($0.dropFirst(3)) }
            .filter { $0.isDataPath || Self.ownFiles.contains($0) }
    }

    static let ownFiles = [".gitattributes", ".gitignore"]

    func content(_ path: String) throws(SyncFailure) -> Data? {
        let file = "\(try folder())/\(path)"
        do throws(StorageError) {
            return try fileClient.read(file)
        } catch {
            throw .storage(error)
        }
    }

    func write(_ data: Data, _ path: String) throws(SyncFailure) {
        let file = "\(try folder())/\(path)"
        do throws(StorageError) {
            try fileClient.replace(file, data)
        } catch {
            throw .storage(error)
        }
    }

    // Reads through the filters of the person, such as those that encrypt.
    func committed(_ path: String, _ commit: String) throws(SyncFailure) -> Data? {
        let output = try run("cat-file", "--filters", "\(commit):\(path)")
        return output.isDone ? Data(output.bytes) : nil
    }

    private func changes(in paths: [String]) throws(SyncFailure) -> SyncChanges {
        var changes = SyncChanges()
        var (old, new) = ([JSONText: Record](), [JSONText: Record]())
        var persons = [JSONText: Person.ID]()
        for path in paths where path.isDataPath {
            let before = try committed(path, "HEAD").flatMap { RecordFile(version: $0) }
            var after = RecordFile()
            if let data = try content(path) {
                guard let file = RecordFile(version: data) else { throw .unreadable(path) }
                after = file
            }
            let (was, now) = (before?.presentRecords ?? [:], after.presentRecords)
            switch DataFile(key: path.dataKey) {
            case .people: changes.people = Self.difference(was, now).count
            case .settings: changes.settings = Self.difference(was, now).count
            case .history(let personID, _):
                old.merge(was) { $1 }
                new.merge(now) { $1 }
                for id in Set(was.keys).union(now.keys) { persons[id] = personID }
            case .other: continue
            }
        }
        for id in Self.difference(old, new) {
            switch (old[id], new[id]) {
            case (nil, _): changes.added += 1
            case (_, nil): changes.removed += 1
            default: changes.corrected += 1
            }
            changes.weight = (new[id] ?? old[id])?.text.members?[number: .weight]
            changes.name = try persons[id].flatMap { id throws(SyncFailure) in try name(of: id) }
        }
        return changes
    }

    private static func difference(
        _ old: [JSONText: Record],
        _ new: [JSONText: Record]
    ) -> [JSONText] {
        Set(old.keys).union(new.keys).filter {
            old[$0]?.digestOfContent != new[$0]?.digestOfContent
        }
    }

    private func name(of id: Person.ID) throws(SyncFailure) -> String? {
        let people = try content("\(String.people)\(String.json)")
        return people.flatMap { RecordFile(version: $0) }?.live(id.text)?.members?[.name]?.string
    }
}

extension RecordFile {
    fileprivate var presentRecords: [JSONText: Record] {
        Dictionary(records.filter { !$0.isDeleted && $0.movesTo == nil }.map { ($0.id, $0) }) {
            $0.moment >= $1.moment ? $0 : $1
        }
    }
}
