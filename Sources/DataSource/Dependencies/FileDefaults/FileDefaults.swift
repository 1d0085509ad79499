import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

struct FileDefaults: Sendable {
    let folder: DataFolder
    let ownWrites: OwnWrites
    let today: @Sendable () -> Day

    init(
        folder: DataFolder,
        ownWrites: OwnWrites = OwnWrites(),
        today: @escaping @Sendable () -> Day
    ) {
        self.folder = folder
        self.ownWrites = ownWrites
        self.today = today
    }

    func data(forKey key: String) throws(StorageError) -> Data? {
        try data(of: file(key, isLegal: Layout.isInside(key)), key)
    }

    // The weigh-ins behind a link to nowhere may be on another disk: no file takes their place.
    private func data(of file: File, _ key: String) throws(StorageError) -> Data? {
        let data = try file.read()
        if data == nil, key.hasPrefix("\(String.history)/"), file.kind == S_IFLNK {
            throw file.absence
        }
        return data
    }

    func version(forKey key: String) throws(StorageError) -> FileVersion? {
        FileVersion(try file(key, isLegal: Layout.isInside(key)))
    }

    func set(_ key: String, _ change: DataFolderClient.Change) throws(StorageError) {
        let isPassing = Self.isPassing(key)
        try transaction(key) { file throws(StorageError) in
            let old = try data(of: file, key)
            guard let new = try change(old), new != old else { return }
            if let old, !isPassing, !key.hasPrefix(.backups) {
                try Backups(folder: folder, key: key).keep(old, on: today())
            }
            try file.replace(with: new, isSynchronized: !isPassing, noting: ownWrites)
        }
    }

    func restore(_ key: String, _ data: Data) throws(StorageError) {
        try transaction(key) { file throws(StorageError) in
            try Backups(folder: folder, key: key).keepReplaced(file, on: today())
            try file.replace(with: data, noting: ownWrites)
        }
    }

    // Restores all files or none.
    func restore(_ files: [String: Data]) throws(StorageError) {
        for key in files.keys { _ = try file(key, isLegal: Layout(key) == .file) }
        try Folder(folder.path).create()
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        try staged.finish()
        try staged.replace(files)
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
        for (key, file) in zip(keys, targets) {
            let old = try data(of: file, key)
            guard let new = try change(key, old), new != old else { continue }
            if let old, !Self.isPassing(key) {
                try Backups(folder: folder, key: key).keep(old, on: today())
            }
            files[key] = new
        }
        try staged.replace(files, keepsReplaced: false)
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

    func moveAside(_ key: String) throws(StorageError) {
        _ = try file(key, isLegal: key.hasPrefix("\(String.history)/") && Layout(key) == .folder)
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        try Backups(folder: folder, key: key).moveFolderAside(on: today())
    }

    func copies(of key: String) throws(StorageError) -> [String] {
        let file = try file(key, isLegal: Layout(key) == .file)
        let ending = String.json.count
        return try Folder(file.parent).names().sorted()
            .filter { $0.hasSuffix(.json) && !$0.hasPrefix(".") }
            .map { "\(key.dropLast(file.name.count - ending))\($0.dropLast(ending))" }
            .filter { ConflictCopy($0)?.key == key }
    }

    private func transaction(
        _ key: String,
        _ body: (File) throws(StorageError) -> Void
    ) throws(StorageError) {
        let file = try file(key, isLegal: Layout(key) == .file)
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
