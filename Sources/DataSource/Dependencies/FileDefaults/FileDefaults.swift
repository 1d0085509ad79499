#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct FileDefaults: Sendable {
    let folder: DataFolder
    let today: @Sendable () -> Day

    init(
        folder: DataFolder,
        today: @escaping @Sendable () -> Day = {
            LocalTimeClient.liveValue.localTime(DateClient.liveValue.now()).day
        }
    ) {
        self.folder = folder
        self.today = today
    }

    func data(forKey key: String) throws(StorageError) -> Data? {
        try File(folder.path(forKey: key)).read()
    }

    func set(_ key: String, _ change: UserDefaultsClient.Change) throws(StorageError) {
        // To wait for the disk is worth the data, but not the convenience of taking changes back.
        let isJournal = key == .journal
        try transaction(key) { file throws(StorageError) in
            let old = try file.read()
            guard let new = try change(old), new != old else { return }
            if let old, !isJournal, !key.hasPrefix(.backups) {
                try Backups(folder: folder, key: key).keep(old, on: today())
            }
            try file.replace(with: new, isSynchronized: !isJournal)
        }
    }

    func restore(_ key: String, _ data: Data) throws(StorageError) {
        try transaction(key) { file throws(StorageError) in
            try Backups(folder: folder, key: key).putAside(file, on: today())
            try file.replace(with: data)
        }
    }

    func putAway(_ key: String) throws(StorageError) {
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        try Backups(folder: folder, key: key).putAway(on: today())
    }

    func keys(below prefix: String) throws(StorageError) -> [String] {
        let path = "\(folder.path)/\(prefix)"
        var keys = [String]()
        for name in try Folder(path).names().sorted() where !name.hasPrefix(".") {
            let key = prefix.isEmpty ? name : "\(prefix)/\(name)"
            if name.hasSuffix(.json) {
                keys.append(String(key.dropLast(String.json.count)))
            } else if File("\(path)/\(name)").isFolder {
                keys += try self.keys(below: key)
            }
        }
        return keys
    }

    private func transaction(
        _ key: String,
        _ body: (File) throws(StorageError) -> Void
    ) throws(StorageError) {
        let file = File(folder.path(forKey: key))
        try Folder(file.parent).create()
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        try body(file)
    }
}
