import Essentials

// The lock is a separate file, since a replaced data file would take its lock along. The kernel
// releases it when the holder dies.
struct FileLock {
    @TaskLocal static var patience = Duration.seconds(5)
    // For work that may be skipped.
    static let haste = Duration.milliseconds(100)

    // False on network folders without locks; replacement is atomic there too.
    let isHeld: Bool
    private let descriptor: Int32

    init(_ folder: DataFolder, patience: Duration = patience) throws(StorageError) {
        // Errors name the folder, since users do not know the lock file.
        let path = folder.path
        descriptor = try Self.open(path)
        do {
            isHeld = try Self.acquire(descriptor, path, patience)
        } catch {
            close(descriptor)
            throw error
        }
    }

    // Repairs the mode: under a umask without owner rights, the lock could never be opened again.
    private static func open(_ path: String) throws(StorageError) -> Int32 {
        let lock = File("\(path)/\(String.lock)")
        var descriptor = lock.openLock()
        // `kind` changes errno.
        var code = errno
        if descriptor == -1, code == EACCES, lock.kind == S_IFREG {
            // Fails for other users, for whom the folder is not writable.
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
