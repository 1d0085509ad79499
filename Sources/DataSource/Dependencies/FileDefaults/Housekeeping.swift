#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Done at the start and under the lock, when no other process can be writing.
struct Housekeeping: Sendable {
    let folder: DataFolder

    func tidy() throws(StorageError) {
        try Folder("\(folder.path)/\(String.history)").create()
        let lock = try FileLock(folder)
        defer { lock.unlock() }
        try tidy(folder.path)
    }

    private func tidy(_ path: String) throws(StorageError) {
        protect(path, 0o700)
        for name in try Folder(path).names() {
            let file = File("\(path)/\(name)")
            switch file.kind {
            case S_IFDIR:
                try tidy(file.path)
            case S_IFREG where name.isDraft:
                unlink(file.path)
            case S_IFREG:
                protect(file.path, 0o600)
            case S_IFLNK:
                try tidyTarget(of: file)
            default:
                break
            }
        }
    }

    // A draft is written where the link leads to; nothing else there is ours.
    private func tidyTarget(of link: File) throws(StorageError) {
        guard let target = try? link.followed(), target.kind == S_IFREG else { return }
        protect(target.path, 0o600)
        for name in try Folder(target.parent).names()
        where name.isDraft && name.hasPrefix(".\(target.name).") {
            unlink("\(target.parent)/\(name)")
        }
    }

    // A folder that everybody writes to, such as /tmp, is not ours to close.
    private func protect(_ path: String, _ mode: mode_t) {
        var status = stat()
        guard
            lstat(path, &status) == 0, status.st_uid == geteuid(),
            status.st_mode & 0o077 != 0, status.st_mode & S_ISVTX == 0
        else {
            return
        }
        chmod(path, mode)
    }
}
