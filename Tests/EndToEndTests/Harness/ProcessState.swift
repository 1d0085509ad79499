#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the kernel tells of a program's threads and timers, where it does.
struct ProcessState: Equatable {
    private let switches: [String]
    /// Whether every thread sleeps and no timer is about to wake one.
    let isAsleep: Bool
    /// Whether any timer runs, beside one that waits for a date.
    let hasTimers: Bool

    /// Reads the state, or nil where there is no `/proc`.
    init?(of id: pid_t) {
        let folder = "/proc/\(id)"
        let threads = Self.names(in: "\(folder)/task")
        guard !threads.isEmpty else { return nil }
        var switches: [String] = []
        var isAsleep = true
        for thread in threads {
            let lines = Self.contents(of: "\(folder)/task/\(thread)/status").split(separator: "\n")
            let state = lines.first { $0.hasPrefix("State:") }?.dropFirst(7).first
            if state != "S", state != "T" { isAsleep = false }
            switches += lines.filter { $0.contains("ctxt_switches") }.map { "\(thread) \($0)" }
        }
        self.switches = switches
        let timers = Self.timers(in: "\(folder)/fdinfo")
        hasTimers = timers.contains { !$0.isOfTheWallClock }
        self.isAsleep = isAsleep && !timers.contains { $0.rest < 0.1 }
    }

    /// The pages of memory that a process uses, or nil where the kernel does not tell.
    static func residentPages(of id: pid_t) -> Int? {
        let fields = contents(of: "/proc/\(id)/statm").split(separator: " ")
        return fields.count > 1 ? Int(fields[1]) : nil
    }

    private static func timers(in folder: String) -> [Timer] {
        names(in: folder).compactMap { name in
            let lines = contents(of: "\(folder)/\(name)").split(separator: "\n")
            guard let value = lines.first(where: { $0.hasPrefix("it_value:") }) else { return nil }
            let numbers = value.split { !$0.isNumber }.compactMap { Double($0) }
            guard numbers.count == 2, numbers != [0, 0] else { return nil }
            return Timer(
                rest: numbers[0] + numbers[1] / 1e9,
                isOfTheWallClock: lines.contains("clockid: 0")
            )
        }
    }

    private struct Timer {
        let rest: Double
        let isOfTheWallClock: Bool
    }

    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    private static func contents(of path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
