#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// The lock is a file of its own: a replaced data file would take its lock along. The kernel lets go
// of it when the holder dies.
struct FileLock {
    static let patience = 5

    // Network folders that know no locks still keep the newest version whole.
    let isHeld: Bool
    private let descriptor: Int32

    init(_ folder: DataFolder) throws(StorageError) {
        // Nobody knows the lock's own file; what cannot be used is the folder.
        let path = folder.path
        descriptor = try SystemCall.retry(path) {
            open("\(path)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        }
        do {
            isHeld = try Self.acquire(descriptor, path)
        } catch {
            close(descriptor)
            throw error
        }
    }

    func unlock() {
        close(descriptor)
    }

    private static func acquire(_ descriptor: Int32, _ path: String) throws(StorageError) -> Bool {
        let deadline = ContinuousClock.now + .seconds(patience)
        while flock(descriptor, LOCK_EX | LOCK_NB) == -1 {
            switch errno {
            case EWOULDBLOCK, EINTR:
                guard ContinuousClock.now < deadline else {
                    throw StorageError(file: path, reason: .busy(seconds: patience))
                }
                usleep(.random(in: 500...4000))
            case ENOLCK, EOPNOTSUPP, ENOSYS:
                return false
            case let code:
                throw StorageError(file: path, reason: .system(code))
            }
        }
        return true
    }
}
