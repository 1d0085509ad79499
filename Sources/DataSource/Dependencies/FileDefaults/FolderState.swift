import Essentials

// The data folder as it is: looking at it completes, joins and writes nothing.
struct FolderState: Sendable {
    var checks = [Check]()
    var isUsable = false
    var keys = [String]()
    // Years that this machine has seen and the folder lacks.
    var gone = [String]()
    // Files that lack records that this machine has seen, as an older version that was put back.
    var older = [(key: String, missing: Int)]()
    // Some may be in a copy alone.
    var people = Set<Person.ID>()
    var copies = [(key: String, path: String, isReadable: Bool)]()
    var backups = [Backup]()
}

extension FolderState {
    init(_ fileDefaults: FileDefaults) throws(StorageError) {
        let folder = fileDefaults.folder
        let last = "\(String.last)/\(String.history)"
        let seen = folder.state == nil ? [] : try folder.keys(below: last).map(\.withoutLast)
        if File(folder.path).kind == 0, !seen.isEmpty {
            let error = StorageError(file: folder.path, reason: .gone)
            checks.append(Check(.folder, .problem, .failure(error)))
            return
        }
        isUsable = look(at: folder.path, .folder)
        let history = "\(folder.path)/\(String.history)"
        if File(history).kind == S_IFLNK { isUsable = look(at: history, .folder) && isUsable }
        if let state = folder.state { _ = look(at: state, .machine) }
        let housekeeping = Housekeeping(folder: folder)
        if housekeeping.isForeign {
            let error = StorageError(file: folder.path, reason: .foreignFolder)
            (isUsable, checks) = (false, [Check(.folder, .problem, .failure(error))])
        }
        guard isUsable else { return }
        let inventory = try Inventory(folder, isInUse: true)
        for path in inventory.folders where access(path, R_OK | W_OK | X_OK) != 0 {
            _ = look(at: path, .folder)
        }
        let ofMachine = folder.state.map(Self.paths) ?? []
        let ours = (inventory.hasOthersAtTop ? [] : [folder.path]) + inventory.folders
        let open = (ours + inventory.files + ofMachine).filter { File($0).openMode != nil }
        add(.permissions, open.isEmpty ? nil : .open(open.count), .fix(.protect(open)))
        lookAtSpace(of: folder.path)
        let holder = FileLock.holder(of: "\(folder.path)/\(String.lock)")
        checks.append(
            Check(.lock, holder == nil ? .ok : .note, holder.map { .locked(by: $0) } ?? .nothing)
        )
        let isUnfinished =
            fileDefaults.staged.areThere || housekeeping.hasDrafts
            || ofMachine.contains { File($0).name.draftedName != nil }
        add(.unfinished, isUnfinished ? .unfinished : nil, .fix(.finish))
        keys = [.people, .settings] + (try folder.keys(below: .history)).filter(\.isHistoryKey)
        gone = Set(seen).subtracting(keys).sorted()
        for key in keys {
            let file = SharedFile(folder: folder, key: key)
            let found = try file.copies().map(\.path)
            let unreadable = found.isEmpty ? [] : try file.unreadableCopies().map(\.path)
            copies += found.map { (key, $0, !unreadable.contains($0)) }
            guard let state = try? file.look() else { continue }
            if state.missing > 0 { older.append((key, state.missing)) }
            if key == .people { people = Set(state.found.records.compactMap(\.id.uuid)) }
        }
        backups = try folder.keys(below: .backups)
            .compactMap { Backup(location: $0.dropFirst(String.backups.count + 1)) }
            .filter { DataFile(key: $0.key) != .other }
    }

    private mutating func add(
        _ topic: Check.Topic,
        _ finding: Check.Finding?,
        _ remedy: Check.Remedy
    ) {
        checks.append(
            finding.map { Check(topic, .problem, $0, remedy) } ?? Check(topic, .ok, .nothing)
        )
    }

    // Returns whether it can be used.
    private mutating func look(at path: String, _ topic: Check.Topic) -> Bool {
        let (file, isRefused) = (File(path), access(path, R_OK | W_OK | X_OK) != 0)
        let code = errno
        let target = file.kind == S_IFLNK ? (try? file.followed())?.path : nil
        if file.isFolder, !isRefused {
            let finding = target.map { Check.Finding.link(path, target: $0) } ?? .fact(path)
            checks.append(Check(topic, target == nil ? .ok : .note, finding))
        } else if file.kind == 0 {
            checks.append(Check(topic, .note, .nothing))
        } else {
            let reason = StorageError.Reason.system(file.isFolder ? code : ENOTDIR)
            let isDead = !file.isFolder && target != nil
            let error = StorageError(file: path, reason: isDead ? .leadsNowhere : reason)
            let remedy = error.isRefusal ? Check.Remedy.allow(path) : nil
            checks.append(Check(topic, .problem, .failure(error), remedy))
        }
        return file.isFolder && !isRefused
    }

    private mutating func lookAtSpace(of path: String) {
        var system = statvfs()
        guard statvfs(path, &system) == 0 else { return }
        let bytes = UInt64(system.f_bavail) * UInt64(system.f_frsize)
        let error = StorageError(file: path, reason: .system(ENOSPC))
        checks.append(
            bytes < UInt64(File.largest)
                ? Check(.space, .problem, .failure(error))
                : Check(.space, .ok, .fact("\(bytes >> 20) MB"))
        )
    }

    private static func paths(below parent: String) -> [String] {
        let names = (try? Folder(parent).names()) ?? []
        return [parent]
            + names.map { "\(parent)/\($0)" }
            .flatMap { File($0).kind == S_IFDIR ? paths(below: $0) : [$0] }
    }
}

extension FileLock {
    // The process that has the lock, or 0 where the system does not tell it. Asks for a shared lock,
    // which no process notices.
    fileprivate static func holder(of path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor != -1 else { return nil }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_SH | LOCK_NB) == -1, errno == EWOULDBLOCK else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, let stream = fopen("/proc/locks", "r") else {
            return 0
        }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer {
            fclose(stream)
            free(line)
        }
        // A line of proc_locks(5): "1: FLOCK  ADVISORY  WRITE 708 00:13:4837 0 EOF".
        while getline(&line, &capacity, stream) > 0 {
            let words = line.map { String(cString: $0) }?.split(separator: " ") ?? []
            guard words.count > 5, words[5].hasSuffix(":\(status.st_ino)") else { continue }
            if words[1] == "FLOCK" { return Int32(words[4]) ?? 0 }
        }
        return 0
    }
}
