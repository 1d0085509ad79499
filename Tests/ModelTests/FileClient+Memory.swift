import DataSource
import Essentials

extension FileClient {
    /// Files outside the data, by their paths; whatever lies above one is a folder, and what is empty a pipe.
    static func memory(_ outside: AllocatedLock<[String: String]>) -> FileClient {
        testDependency(of: FileClient.self) {
            $0.stream = { path throws(StorageError) in
                guard let text = outside.withLock({ $0[path] }) else {
                    throw StorageError(file: path, reason: .system(13))
                }
                return FileStream(Array(text.utf8), pieces: 32)
            }
            $0.replace = { path, data throws(StorageError) in
                guard !path.contains("full") else {
                    throw StorageError(file: path, reason: .system(28))
                }
                outside.withLock { $0[path] = String(decoding: data, as: UTF8.self) }
            }
            $0.exists = { path in outside.withLock { $0[path] != nil } }
            $0.kind = { path in
                let path = path.hasSuffix("/") ? String(path.dropLast()) : path
                return outside.withLock { all in
                    if let text = all[path] { return text.isEmpty ? .other : .file }
                    return all.keys.contains { $0.hasPrefix("\(path)/") } ? .folder : nil
                }
            }
            $0.names = { folder throws(StorageError) in
                let folder = folder.hasSuffix("/") ? folder : "\(folder)/"
                return outside.withLock { all in
                    Set(
                        all.keys.filter { $0.hasPrefix(folder) }
                            .compactMap { $0.dropFirst(folder.count).split(separator: "/").first }
                            .map(String.init)
                    ).shuffled()
                }
            }
        }
    }
}
