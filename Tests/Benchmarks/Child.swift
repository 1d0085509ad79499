#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program on a terminal of its own, started and watched from outside.
nonisolated final class Child {
    private let id: pid_t
    private let terminal: Int32
    private var hasWritten = false
    private var hasEnded = false

    init?(_ path: String, _ arguments: [String], environment: [String]) {
        var ours: Int32 = -1
        var theirs: Int32 = -1
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&ours, &theirs, &name, nil, nil) == 0 else { return nil }
        var rowsAndColumns: [UInt16] = [24, 80, 0, 0]
        _ = ioctl(ours, UInt(TIOCSWINSZ), &rowsAndColumns)
        _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
        _ = fcntl(theirs, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
            var actions: posix_spawn_file_actions_t?
            let newSession = POSIX_SPAWN_SETSID
        #else
            var attributes = posix_spawnattr_t()
            var actions = posix_spawn_file_actions_t()
            let newSession: Int32 = 0x80
        #endif
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setflags(&attributes, Int16(newSession))
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        for descriptor in 0...2 as ClosedRange<Int32> {
            posix_spawn_file_actions_addopen(&actions, descriptor, name, O_RDWR, 0)
        }
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for text in words + variables { free(text) } }
        var id: pid_t = 0
        let failure = posix_spawn(&id, path, &actions, &attributes, words, variables)
        close(theirs)
        guard failure == 0 else {
            close(ours)
            return nil
        }
        self.id = id
        terminal = ours
    }

    deinit {
        if !hasEnded {
            kill(id, SIGKILL)
            var status: Int32 = 0
            waitpid(id, &status, 0)
        }
        close(terminal)
    }

    /// Asks the program to end, and reads what it says until it has.
    func end() {
        kill(id, SIGTERM)
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var status: Int32 = 0
        while waitpid(id, &status, WNOHANG) == 0 {
            var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, 5) > 0 { _ = read(terminal, &bytes, bytes.count) }
        }
        hasEnded = true
    }

    /// Reads until something has come, if it is the first time, and then all threads sleep.
    func readUntilIdle() {
        var timesAsleep = 0
        var time = -1.0
        while timesAsleep < 4 {
            readUntilQuiet(12, first: 12)
            let now = processorTime
            timesAsleep = hasWritten && runningThreads == 0 && now == time ? timesAsleep + 1 : 0
            time = now
        }
    }

    /// Reads until nothing has come for some milliseconds; tells when the last bytes came.
    @discardableResult
    func readUntilQuiet(
        _ milliseconds: Int32,
        first: Int32 = 2_000
    ) -> (last: ContinuousClock.Instant, bytes: Int) {
        var last = ContinuousClock.now
        var total = 0
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        while poll(&descriptor, 1, total == 0 ? first : milliseconds) > 0 {
            let count = read(terminal, &bytes, bytes.count)
            guard count > 0 else { break }
            last = .now
            total += count
            hasWritten = true
        }
        return (last, total)
    }

    /// Types something.
    func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    }

    /// How often the program's threads have gone to sleep by themselves.
    var sleeps: Int {
        ofThreads("status") { status in
            status.split(separator: "\n")
                .filter { $0.hasPrefix("voluntary_ctxt_switches:") }
                .reduce(0) { $0 + (Int($1.filter(\.isNumber)) ?? 0) }
        }
    }

    /// How many of the program's threads compute, or wait for the disk.
    private var runningThreads: Int {
        ofThreads("status") { status in
            status.split(separator: "\n")
                .contains { $0.hasPrefix("State:\tR") || $0.hasPrefix("State:\tD") } ? 1 : 0
        }
    }

    /// The processor time that the program's threads have taken, in milliseconds.
    var processorTime: Double {
        let nanoseconds = ofThreads("schedstat") { state in
            state.split(separator: " ").first.flatMap { Int($0) } ?? 0
        }
        return Double(nanoseconds) / 1_000_000
    }

    /// The memory that the program has in use, in MiB.
    var memory: Double {
        let fields = TextFile.contents(of: "/proc/\(id)/statm").split(separator: " ")
        let pages = fields.count > 1 ? Double(fields[1]) ?? 0 : 0
        return pages * Double(getpagesize()) / 1_048_576
    }

    private func ofThreads(_ file: String, _ number: (String) -> Int) -> Int {
        var sum = 0
        guard let directory = opendir("/proc/\(id)/task") else { return 0 }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let thread = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            sum += number(TextFile.contents(of: "/proc/\(id)/task/\(thread)/\(file)"))
        }
        return sum
    }
}
