#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The small files in which the kernel tells of processes.
nonisolated enum TextFile {
    static func contents(of path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 8_192)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
