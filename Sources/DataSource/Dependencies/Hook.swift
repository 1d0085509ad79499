import Essentials

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// A program of the user that gets each change. It runs detached: neither its result nor its duration
// has an effect here.
enum Hook {
    // Starts this program again, which runs the hook and ends it: `hook --run PATH`.
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
        let texts: [String] = [arguments.first ?? "bmi-tui", "hook", "--run", path]
        // A terminal that closes does not end it.
        guard let process = spawn(program(arguments), texts, newSession, &actions) else { return }
        ended.withLock { processes in
            processes.append(process)
            processes.removeAll { waitpid($0, nil, WNOHANG) == $0 }
        }
    }

    // Runs the hook in a new process group, and ends what is left of the group after 10 seconds.
    // Returns false if the file cannot be run.
    static func run(_ path: String) -> Bool {
        signal(SIGPIPE, SIG_DFL)
        // The number of the group is not given away before its first process is waited for.
        signal(SIGCHLD, SIG_DFL)
        setenv(String.hookVariable, "1", 1)
        // Closed by the end of all processes that have inherited it.
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return false }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        guard let process = spawn(path, [path], Int16(POSIX_SPAWN_SETPGROUP), nil) else {
            return false
        }
        close(ends[1])
        var left = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        for (patience, signal) in [(10_000, SIGTERM), (1_000, SIGKILL)] as [(Int32, Int32)]
        where poll(&left, 1, patience) == 0 {
            kill(-process, signal)
        }
        return true
    }

    private static func spawn(
        _ program: String,
        _ arguments: [String],
        _ flags: Int16,
        _ actions: UnsafePointer<Actions>?
    ) -> pid_t? {
        var attributes = Self.attributes
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, flags)
        let words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, program, actions, &attributes, words, environ)
        return code == 0 ? process : nil
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
        private typealias Actions = posix_spawn_file_actions_t?
        private static var actions: Actions { nil }
        private static var attributes: posix_spawnattr_t? { nil }
    #else
        // POSIX_SPAWN_SETSID, which the headers hide.
        private static let newSession: Int16 = 0x80
        private typealias Actions = posix_spawn_file_actions_t
        private static var actions: Actions { Actions() }
        private static var attributes: posix_spawnattr_t { posix_spawnattr_t() }
    #endif
}
