import Essentials

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// A program of the user that gets each change. It runs detached: neither its result nor its duration
// has an effect here.
enum Hook {
    // Seconds after which the system ends it.
    private static let patience: UInt32 = 10

    // Starts this program again, which sets the alarm and executes the hook: `hook --run PATH`.
    static func start(_ path: String, _ input: [UInt8], _ arguments: [String]) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        defer { for end in ends { close(end) } }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A pipe takes 64 KB, and a change is smaller.
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        guard input.withUnsafeBytes({ write(ends[1], $0.baseAddress, $0.count) }) == input.count
        else { return }
        var actions = Self.actions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var attributes = Self.attributes
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A terminal that closes does not end it.
        posix_spawnattr_setflags(&attributes, newSession)
        let texts: [String] = [arguments.first ?? "bmi-tui", "hook", "--run", path]
        let words = texts.map { strdup($0) }
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let program = program(arguments)
        guard posix_spawn(&process, program, &actions, &attributes, words + [nil], environ) == 0
        else { return }
        ended.withLock { [process] processes in
            processes.append(process)
            processes.removeAll { waitpid($0, nil, WNOHANG) == $0 }
        }
    }

    // Returns only if the file cannot be run.
    static func become(_ path: String) {
        signal(SIGPIPE, SIG_DFL)
        setenv(String.hookVariable, "1", 1)
        alarm(patience)
        let words = [strdup(path), nil]
        execv(path, words)
    }

    // Processes whose end was not read yet.
    private static let ended = AllocatedLock([pid_t]())

    private static func program(_ arguments: [String]) -> String {
        #if os(Linux)
            "/proc/self/exe"
        #else
            arguments.first ?? "bmi-tui"
        #endif
    }

    #if canImport(Darwin)
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
        private static var actions: posix_spawn_file_actions_t? { nil }
        private static var attributes: posix_spawnattr_t? { nil }
    #else
        // POSIX_SPAWN_SETSID, which the headers hide.
        private static let newSession: Int16 = 0x80
        private static var actions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
        private static var attributes: posix_spawnattr_t { posix_spawnattr_t() }
    #endif
}
