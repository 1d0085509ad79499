#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
