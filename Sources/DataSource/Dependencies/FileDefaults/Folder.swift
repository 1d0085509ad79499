import Essentials

struct Folder: Sendable {
    let path: String

    init(_ path: String) {
        self.path = path
    }

    func create() throws(StorageError) {
        let parent = File(path).parent
        var failure = make()
        if failure == ENOENT, parent != path {
            try Folder(parent).create()
            // Tries once: some folders, such as /proc, always report the same error.
            failure = make()
        }
        switch failure {
        case 0:
            try SystemCall.once(path) { chmod(path, 0o700) }
            try Folder(parent).synchronize()
        case EEXIST:
            guard File(path).kind != S_IFLNK || File(path).isFolder else {
                throw StorageError(file: path, reason: .leadsNowhere)
            }
        default:
            throw StorageError(file: path, reason: .system(failure))
        }
    }

    private func make() -> Int32 {
        mkdir(path, 0o700) == 0 ? 0 : errno
    }

    func names() throws(StorageError) -> [String] {
        guard let stream = opendir(path) else {
            let code = errno
            guard code == ENOENT else { throw StorageError(file: path, reason: .system(code)) }
            if let link = File(path).deadLink { throw link }
            return []
        }
        defer { closedir(stream) }
        var names = [String]()
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw StorageError(file: path, reason: .system(errno)) }
        return names
    }

    // The path without links, as far as it exists.
    var resolved: String {
        if let found = realpath(path, nil) {
            defer { free(found) }
            return String(cString: found)
        }
        let file = File(path)
        guard file.parent != path else { return path }
        let parent = Folder(file.parent).resolved
        return (parent == "/" ? "" : parent) + "/" + file.name
    }

    // Returns whether the file, or the target of its link, is in the folder.
    func holds(_ file: String) -> Bool {
        let own = resolved
        let places = [File(file)] + ((try? File(file).followed()).map { [$0] } ?? [])
        return places.contains { place in
            let parent = Folder(place.parent).resolved
            return parent == own || parent.hasPrefix("\(own)/")
        }
    }

    func synchronize() throws(StorageError) {
        let descriptor = try SystemCall.retry(path) { open(path, O_RDONLY | O_CLOEXEC) }
        defer { close(descriptor) }
        // Some file systems cannot synchronize a folder, and report EINVAL.
        if fsync(descriptor) == -1, errno != EINVAL {
            throw StorageError(file: path, reason: .system(errno))
        }
    }

    // Removes the folder and its content, but not the targets of links.
    func remove() throws(StorageError) {
        guard File(path).kind == S_IFDIR else { return }
        for name in try names() {
            let file = File("\(path)/\(name)")
            if file.kind == S_IFDIR {
                try Folder(file.path).remove()
            } else {
                try SystemCall.once(file.path) { unlink(file.path) }
            }
        }
        try SystemCall.once(path) { rmdir(path) }
    }
}

extension Folder {
    // True if it is on a network or user-space file system, where calls may block for long.
    var isRemote: Bool {
        var status = stat()
        var folder = path
        while stat(folder, &status) != 0 {
            guard errno == ENOENT, File(folder).parent != folder else { return true }
            folder = File(folder).parent
        }
        #if canImport(Darwin)
            var system = statfs()
            return statfs(folder, &system) != 0 || system.f_flags & UInt32(MNT_LOCAL) == 0
        #else
            return Mount.isRemote(status.st_dev)
        #endif
    }
}
