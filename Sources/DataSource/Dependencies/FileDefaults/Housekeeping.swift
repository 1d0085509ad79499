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
        let drafts = try protectAll(in: folder.path)
        // Without a lock, a draft may be what another process is writing at this moment.
        guard lock.isHeld else { throw StorageError(file: folder.path, reason: .noLocks) }
        for draft in drafts { unlink(draft) }
    }

    private func protectAll(in path: String) throws(StorageError) -> [String] {
        protect(path, 0o700)
        var drafts = [String]()
        for name in try Folder(path).names() {
            let file = File("\(path)/\(name)")
            switch file.kind {
            case S_IFDIR: drafts += try protectAll(in: file.path)
            case S_IFREG where name.isDraft: drafts.append(file.path)
            case S_IFREG: protect(file.path, 0o600)
            case S_IFLNK: drafts += try protectTarget(of: file)
            default: break
            }
        }
        return drafts
    }

    // A draft is written where the link leads to; nothing else there is ours.
    private func protectTarget(of link: File) throws(StorageError) -> [String] {
        guard let target = try? link.followed(), target.kind == S_IFREG else { return [] }
        protect(target.path, 0o600)
        return try Folder(target.parent).names()
            .filter { $0.isDraft && $0.hasPrefix(".\(target.name).") }
            .map { "\(target.parent)/\($0)" }
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
