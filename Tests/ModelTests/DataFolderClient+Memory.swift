import DataSource
import Essentials

extension DataFolderClient {
    /// Files that exist only as long as the test.
    static func memory(
        _ files: AllocatedLock<[String: String]>,
        failure: @escaping @Sendable (_ key: String) -> StorageError.Reason? = { _ in nil }
    ) -> DataFolderClient {
        testDependency(of: DataFolderClient.self) {
            $0.data = { key throws(StorageError) in
                if let reason = failure("read-\(key)") {
                    throw StorageError(file: key, reason: reason)
                }
                return files.withLock { $0[key].map { Data($0.utf8) } }
            }
            $0.version = { key throws(StorageError) in
                let text = files.withLock { $0[key] }
                return text.map { FileVersion(node: UInt64(UInt(bitPattern: $0.hashValue))) }
            }
            $0.set = { key, change throws(StorageError) in
                if let reason = failure(key) { throw StorageError(file: key, reason: reason) }
                let old = files.withLock { $0[key].map { Data($0.utf8) } }
                guard let new = try change(old) else { return }
                files.withLock { $0[key] = String(decoding: new, as: UTF8.self) }
            }
            $0.setAll = { keys, change throws(StorageError) in
                var changed = [String: String]()
                for key in keys {
                    if let reason = failure(key) { throw StorageError(file: key, reason: reason) }
                    let old = files.withLock { $0[key].map { Data($0.utf8) } }
                    guard let new = try change(key, old) else { continue }
                    changed[key] = String(decoding: new, as: UTF8.self)
                }
                let all = changed
                files.withLock { $0.merge(all) { $1 } }
            }
            $0.restoreAll = { all throws(StorageError) in
                for key in all.keys {
                    guard let reason = failure(key) else { continue }
                    throw StorageError(file: key, reason: reason)
                }
                for (key, data) in all {
                    files.withLock { $0[key] = String(decoding: data, as: UTF8.self) }
                }
            }
            $0.keys = { prefix throws(StorageError) in
                files.withLock { $0.keys.filter { $0.hasPrefix("\(prefix)/") }.sorted() }
            }
        }
    }

    /// The same on a disk that may be full.
    static func memory(
        _ files: AllocatedLock<[String: String]>,
        isFull: AllocatedLock<Bool>
    ) -> DataFolderClient {
        .memory(files) { key in
            !key.hasPrefix("read-") && isFull.withLock(\.self) ? .system(28) : nil
        }
    }
}
