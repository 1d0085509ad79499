#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The limit of open files of the process.
nonisolated enum OpenFiles {
    /// A limit that is always sufficient; below it, free descriptors are counted.
    private static let plenty: rlim_t = 64
    private static let needed = 12

    /// True if 12 descriptors are free, without which system libraries end the process.
    static var areEnough: Bool {
        var limit = rlimit()
        guard getLimit(&limit) == 0, limit.rlim_cur < plenty else { return true }
        limit.rlim_cur = min(limit.rlim_max, plenty)
        _ = setLimit(&limit)
        let copies = (0..<needed).map { _ in dup(STDIN_FILENO) }.filter { $0 >= 0 }
        for copy in copies { close(copy) }
        return copies.count == needed
    }

    private static func getLimit(_ limit: inout rlimit) -> Int32 {
        #if canImport(Glibc)
            getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        #else
            getrlimit(RLIMIT_NOFILE, &limit)
        #endif
    }

    private static func setLimit(_ limit: inout rlimit) -> Int32 {
        #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        #else
            setrlimit(RLIMIT_NOFILE, &limit)
        #endif
    }
}
