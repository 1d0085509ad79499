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

    // Tells our people.json from other programs' files of that name, which have no record count.
    var hasEnvelope: Bool {
        guard let data = (try? read()) ?? nil else { return false }
        return [String.count, .records, .version].allSatisfy { data.holds("\"\($0)\"".utf8) }
    }

    // Restricts access to the owner. Targets of links and world-writable folders such as /tmp stay
    // as they are.
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
