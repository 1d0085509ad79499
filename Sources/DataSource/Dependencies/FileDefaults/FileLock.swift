#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// The lock is a file of its own: a replaced data file would take its lock along. The kernel lets go
// of it when the holder dies.
struct FileLock {
    @TaskLocal static var patience = Duration.seconds(5)
    // Of what can as well be left undone.
    static let haste = Duration.milliseconds(100)

    // Network folders that know no locks still keep the newest version whole.
    let isHeld: Bool
    private let descriptor: Int32

    init(_ folder: DataFolder, patience: Duration = patience) throws(StorageError) {
        // Nobody knows the lock's own file; what cannot be used is the folder.
        let path = folder.path
        descriptor = try Self.open(path)
        do {
            isHeld = try Self.acquire(descriptor, path, patience)
        } catch {
            close(descriptor)
            throw error
        }
    }

    // Made under a umask that takes even the owner's rights, it could never be opened again.
    private static func open(_ path: String) throws(StorageError) -> Int32 {
        let lock = File("\(path)/\(String.lock)")
        var descriptor = lock.openLock()
        // Looking at the lock's kind sets errno, too.
        var code = errno
        if descriptor == -1, code == EACCES, lock.kind == S_IFREG {
            // Only the owner may; for anybody else it is the folder that cannot be written to.
            let isOurs = lock.setMode() == 0
            descriptor = lock.openLock()
            code = isOurs ? errno : EACCES
        }
        guard descriptor != -1 else { throw StorageError(file: path, reason: .system(code)) }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & 0o777 != 0o600, lock.kind == S_IFREG {
            fchmod(descriptor, 0o600)
        }
        return descriptor
    }

    func unlock() {
        close(descriptor)
    }

    private static func acquire(
        _ descriptor: Int32,
        _ path: String,
        _ patience: Duration
    ) throws(StorageError) -> Bool {
        let deadline = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) == -1 {
            switch errno {
            case EWOULDBLOCK, EINTR:
                guard ContinuousClock.now < deadline else {
                    let seconds = Int(patience.components.seconds)
                    throw StorageError(file: path, reason: .busy(seconds: seconds))
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

extension File {
    fileprivate func openLock() -> Int32 {
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor == -1, errno == EINTR else { return descriptor }
        }
    }

    fileprivate func setMode() -> Int32 {
        fchmodat(AT_FDCWD, path, 0o600, AT_SYMLINK_NOFOLLOW)
    }
}
