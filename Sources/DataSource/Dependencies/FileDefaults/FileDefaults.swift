import Essentials
import Synchronization

struct FileDefaults: Sendable {
    let folder: DataFolder
    var ownWrites = OwnWrites()
    var findings = Findings()
    let today: @Sendable () -> Day

    func data(forKey key: String) throws(StorageError) -> Data? {
        let file = try file(key, isLegal: Layout.isInside(key))
        return try content(of: file, key).data
    }

    private func content(
        of file: File,
        _ key: String
    ) throws(StorageError) -> SharedFile.Content {
        guard SharedFile.isShared(key) else { return SharedFile.Content(data: try file.read()) }
        let content = try SharedFile(folder: folder, key: key).content()
        // The weigh-ins behind a link to nowhere may be on another disk: no file takes their place.
        if content.data == nil, key.hasPrefix("\(String.history)/"), file.kind == S_IFLNK {
            throw file.absence
        }
        findings.note(content, of: file)
        return content
    }

    func version(forKey key: String) throws(StorageError) -> FileVersion? {
        let file = try file(key, isLegal: Layout.isInside(key))
        guard SharedFile.isShared(key) else { return FileVersion(file) }
        return try SharedFile(folder: folder, key: key).version()
    }

    func set(_ key: String, _ change: DataFolderClient.Change) throws(StorageError) {
        let isPassing = Self.isPassing(key)
        try transaction(key) { file throws(StorageError) in
            var content = SharedFile.Content()
            var new = Data()
            for _ in 0..<SharedFile.attempts {
                content = try self.content(of: file, key)
                guard let changed = try change(content.data), changed != content.written else {
                    return
                }
                new = changed
                if !content.isOutdated(file) { break }
            }
            if let old = content.data, !isPassing, !key.hasPrefix(.backups) {
                try Backups(folder: folder, key: key).keep(old, on: today())
            }
            try file.replace(with: new, isSynchronized: !isPassing, noting: ownWrites)
            noteWritten(key)
            takeIn(content.copies, key)
        }
    }

    private func noteWritten(_ key: String) {
        if SharedFile.isShared(key) { SharedFile(folder: folder, key: key).noteWritten() }
    }

    // After the file is written: the copies hold nothing that it lacks.
    private func takeIn(_ copies: [File], _ key: String) {
        for copy in copies {
            try? Backups(folder: folder, key: key).takeIn(copy, on: today())
        }
    }

    // Writes what counts, with its sum: the join of the file and of the copies beside it.
    func rewrite(_ key: String) throws(StorageError) {
        try transaction(key) { file throws(StorageError) in
            var content = SharedFile.Content()
            for _ in 0..<SharedFile.attempts {
                content = try self.content(of: file, key)
                if !content.isOutdated(file) { break }
            }
            guard let counting = content.data.flatMap({ RecordFile(version: $0) }) else { return }
            var accepted = RecordFile.joined([counting])
            accepted.alteration = 0
            try Backups(folder: folder, key: key).keepReplaced(file, on: today())
            try file.replace(with: Data(accepted.bytes), noting: ownWrites)
            noteWritten(key)
            takeIn(content.copies, key)
        }
    }

    // Restores all files or none.
    func restore(_ files: [String: Data]) throws(StorageError) {
        let targets = try files.map { key, _ throws(StorageError) in
            (key, try file(key, isLegal: Layout(key) == .file))
        }
        try Folder(folder.path).create()
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        try staged.finish()
        var copies = [String: [File]]()
        for (key, file) in targets {
            // There may be a folder under the name of the file.
            guard let content = try? content(of: file, key) else { continue }
            try keepCounting(content, key)
            copies[key] = content.copies
            // Short-lived files are not kept, but one that cannot be read may hold more than they do.
            let isLegible = content.data.map { (try? RecordFile(Array($0)[...])) != nil } ?? true
            if Self.isPassing(key), !isLegible {
                try Backups(folder: folder, key: key).keepReplaced(file, on: today())
            }
        }
        try staged.replace(files)
        for (key, copies) in copies { takeIn(copies, key) }
    }

    func setAll(
        _ keys: [String],
        _ change: (_ key: String, Data?) throws(StorageError) -> Data?
    ) throws(StorageError) {
        let targets = try keys.map { key throws(StorageError) in
            try file(key, isLegal: Layout(key) == .file)
        }
        try Folder(folder.path).create()
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        try staged.finish()
        var files = [String: Data]()
        var copies = [String: [File]]()
        for (key, file) in zip(keys, targets) {
            let content = try content(of: file, key)
            guard let new = try change(key, content.data), new != content.written else { continue }
            if let old = content.data, !Self.isPassing(key) {
                try Backups(folder: folder, key: key).keep(old, on: today())
            }
            files[key] = new
            copies[key] = content.copies
        }
        try staged.replace(files, keepsReplaced: false)
        for (key, copies) in copies { takeIn(copies, key) }
    }

    // Leaves out what only this machine has.
    func forget(_ key: String) throws(StorageError) {
        try transaction(key) { file throws(StorageError) in
            try keepCounting(try content(of: file, key), key)
            try SharedFile(folder: folder, key: key).forget()
        }
    }

    // The join may hold more than the file: its copies, and the version that was seen last.
    private func keepCounting(_ content: SharedFile.Content, _ key: String) throws(StorageError) {
        guard let data = content.data, data != content.written else { return }
        try Backups(folder: folder, key: key).keepReplaced(data, on: today())
    }

    // Short-lived files, written without fsync and without backups.
    static func isPassing(_ key: String) -> Bool {
        [.journal, .journalDetails, .drafts].contains(key)
    }

    // Completes an interrupted change of several files before anything is read.
    func finishStaged(isTidying: Bool = false) throws(StorageError) -> StagedFiles.Ending {
        guard staged.arePending || isTidying && staged.areThere else { return .nothing }
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        return try staged.finish()
    }

    // Drafts of a killed process, or modes of a copy: a clone of the folder has 755 and 644.
    var isUntidy: Bool {
        staged.areThere || Housekeeping(folder: folder).hasDrafts
            || File("\(folder.path)/\(String.history)").isOpenToOthers
    }

    var staged: StagedFiles {
        StagedFiles(folder: folder, ownWrites: ownWrites, today: today)
    }

    // Also years of which there are only copies, or that only this machine still has.
    func keys(below prefix: String) throws(StorageError) -> [String] {
        var keys = try folder.keys(below: prefix)
        guard prefix.hasPrefix(.history) else { return keys }
        var others = try FolderNames.odd(in: "\(folder.path)/\(prefix)")
            .compactMap { CopyName.original(of: $0, in: prefix) }
        if folder.state != nil {
            others += try folder.keys(below: "\(String.last)/\(prefix)").map(\.withoutLast)
        }
        let gone = Set(others).subtracting(keys)
        guard !gone.isEmpty else { return keys }
        for key in gone where Layout(key) == .file {
            let data = try content(of: file(key, isLegal: true), key).data
            if data != nil { keys.append(key) }
        }
        return keys.sorted()
    }

    func moveAside(_ key: String) throws(StorageError) {
        _ = try file(key, isLegal: key.hasPrefix("\(String.history)/") && Layout(key) == .folder)
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        try Backups(folder: folder, key: key).moveFolderAside(on: today())
        for name in [String.last, .base] {
            try? Folder("\(folder.machinePath)/\(name)/\(key)").remove()
        }
    }

    // Copies that cannot be read, and so are not counted. Each folder is listed once: all years of a
    // history lie in one.
    func copies(of keys: [String]) throws(StorageError) -> [String] {
        var listings = [String: [String]]()
        var copies = [String]()
        var hasOnlyOurs = Set<Substring>()
        for key in keys where SharedFile.isShared(key) {
            let parent = key[..<(key.utf8.lastIndex(of: UInt8(ascii: "/")) ?? key.startIndex)]
            if hasOnlyOurs.contains(parent) { continue }
            let file = SharedFile(folder: folder, key: key)
            let unreadable = try file.unreadableCopies { path throws(StorageError) in
                if let known = listings[path] { return known }
                let names = try FolderNames.odd(in: path)
                listings[path] = names
                return names
            }
            copies += unreadable.map(\.path)
            if listings.values.allSatisfy(\.isEmpty) { hasOnlyOurs.insert(parent) }
        }
        return copies
    }

    private func transaction(
        _ key: String,
        _ body: (File) throws(StorageError) -> Void
    ) throws(StorageError) {
        let file = try file(key, isLegal: Layout(key) == .file)
        try Folder(folder.path).create()
        try Folder(file.parent).create()
        // Drafts are saved while the user types, so they do not wait for another process.
        let lock = try FileLock(folder, patience: key == .drafts ? .zero : FileLock.patience)
        defer { lock.unlock() }
        if staged.arePending { try staged.finish() }
        try body(file)
    }

    // Rejects keys that lead out of the folder.
    private func file(_ key: String, isLegal: Bool) throws(StorageError) -> File {
        let path = folder.path(forKey: key)
        guard isLegal else { throw StorageError(file: path, reason: .system(EINVAL)) }
        return File(path)
    }
}

// Differences between the versions that are not reported yet.
final class Findings: Sendable {
    struct Finding: Sendable {
        let file: String
        let completed: Int
        let ahead: Int
        let conflicts: [RecordChange]
    }

    private let findings = Mutex([Finding]())

    func note(_ content: SharedFile.Content, of file: File) {
        guard content.completed + content.ahead + content.conflicts.count > 0 else { return }
        let finding = Finding(
            file: file.path,
            completed: content.completed,
            ahead: content.ahead,
            conflicts: content.conflicts
        )
        findings.withLock { $0.append(finding) }
    }

    func take() -> [Finding] {
        findings.withLock { findings in
            defer { findings = [] }
            return findings
        }
    }
}
