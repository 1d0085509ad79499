import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension File {
    var isOpenToOthers: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & 0o077 != 0
    }

    // Other programs have a people.json too, but none that counts its records.
    var hasEnvelope: Bool {
        guard let data = (try? read()) ?? nil else { return false }
        let text = String(decoding: data, as: UTF8.self)
        return [String.count, .records, .version].allSatisfy { text.holds("\"\($0)\"") }
    }

    // For nobody but its owner, whose own rights stay as they are. What a link leads to stays as it
    // is, and so does a folder that everybody writes to, such as /tmp.
    func protect() {
        var status = stat()
        guard
            lstat(path, &status) == 0, status.st_uid == geteuid(),
            status.st_mode & 0o077 != 0, status.st_mode & S_ISVTX == 0,
            [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
        else {
            return
        }
        fchmodat(AT_FDCWD, path, status.st_mode & 0o700, AT_SYMLINK_NOFOLLOW)
    }
}
