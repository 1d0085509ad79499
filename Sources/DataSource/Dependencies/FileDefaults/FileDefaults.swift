#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct FileDefaults: Sendable {
    static let live: @Sendable () throws(StorageError) -> FileDefaults = {
        () throws(StorageError) in
        FileDefaults(folder: try DataFolder(ProcessInfoClient.liveValue))
    }

    let folder: DataFolder

    func data(forKey key: String) throws(StorageError) -> Data? {
        try File(folder.path(forKey: key)).read()
    }

    func set(_ key: String, _ change: UserDefaultsClient.Change) throws(StorageError) {
        let file = File(folder.path(forKey: key))
        try Folder(file.parent).create()
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        let old = try file.read()
        if let new = try change(old), new != old {
            try file.replace(with: new)
        }
    }

    func keys(below prefix: String) throws(StorageError) -> [String] {
        try Folder("\(folder.path)/\(prefix)").names()
            .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
            .map { "\(prefix)/\($0.dropLast(5))" }
            .sorted()
    }
}
