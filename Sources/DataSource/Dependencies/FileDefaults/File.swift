#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

struct File: Sendable {
    let path: String

    var parent: String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }

    var name: String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    var kind: mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    var isFolder: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    // Throws if it cannot be determined, since the caller would miss the content.
    func leadsToFolder() throws(StorageError) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        guard [ENOENT, ENOTDIR, ELOOP].contains(errno) else {
            throw StorageError(file: path, reason: .system(errno))
        }
        return false
    }

    // True if it exists and is neither a file nor a link to one.
    var isSpecial: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    // True if a link leads to where no file can be made, as after a drive was unplugged.
    var leadsNowhere: Bool {
        var file = self
        while file.kind == 0, file.parent != file.path { file = File(file.parent) }
        guard file.kind == S_IFLNK, !file.isFolder else { return false }
        guard file.path == path, let target = try? file.followed() else { return true }
        return !File(target.parent).isFolder
    }

    init(_ path: String) {
        self.path = path
    }

    // U+FFFD replaces invalid bytes of an argument; the path would be another one.
    func checkIsUnicode() throws(StorageError) {
        guard !path.unicodeScalars.contains("\u{FFFD}") else {
            throw StorageError(file: path, reason: .notUnicode)
        }
    }

    func exists() throws(StorageError) -> Bool {
        if access(path, F_OK) == 0 { return true }
        if errno == ENOENT { return false }
        throw StorageError(file: path, reason: .system(errno))
    }
}
