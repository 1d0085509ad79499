import Essentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ProcessInfoClient {
    // Returns when a process started, by a system clock, or `nil` if it is not running.
    static func start(ofProcess number: Int32) -> String? {
        #if canImport(Darwin)
            var info = proc_bsdinfo()
            let size = Int32(MemoryLayout<proc_bsdinfo>.size)
            guard proc_pidinfo(number, PROC_PIDTBSDINFO, 0, &info, size) == size else { return nil }
            return "\(info.pbi_start_tvsec).\(info.pbi_start_tvusec)"
        #else
            return fields(ofProcess: number).flatMap { fields in
                // Zombies have ended too.
                let isGone = ["Z", "X", "x"].contains(fields.first)
                return isGone || fields.count < 20 ? nil : String(fields[19])
            }
        #endif
    }

    // Splits after the name in parentheses, which may contain anything.
    private static func fields(ofProcess number: Int32) -> [Substring]? {
        let descriptor = open("/proc/\(number)/stat", O_RDONLY | O_CLOEXEC)
        guard descriptor != -1 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        guard let bracket = text.lastIndex(of: ")") else { return nil }
        return text[text.index(after: bracket)...].split(separator: " ")
    }
}
