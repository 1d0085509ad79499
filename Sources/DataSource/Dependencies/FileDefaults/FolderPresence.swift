#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Remembers that the folder existed: recreated without its people, it would hide the files that are
// written to it. A list of people that is gone is not begun again with the one who is saved.
struct FolderPresence: Sendable {
    private let seen = AllocatedLock(Set<String>())

    func check(_ folder: DataFolder, forWriting key: String? = nil) throws(StorageError) {
        try check(folder.path)
        let people = folder.path(forKey: .people)
        let needsPeople = key.map { $0 == .people || $0.hasPrefix(.history) } ?? false
        do throws(StorageError) {
            try check(people)
        } catch {
            if needsPeople { throw error }
        }
    }

    private func check(_ path: String) throws(StorageError) {
        if access(path, F_OK) == 0 {
            seen.withLock { _ = $0.insert(path) }
        } else if errno == ENOENT, seen.withLock({ $0.contains(path) }) {
            throw StorageError(file: path, reason: .gone)
        }
    }
}
