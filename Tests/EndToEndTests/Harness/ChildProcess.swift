import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program in a session of its own, with a terminal as its controlling one.
final class ChildProcess {
    let id: pid_t
    private(set) var ending: Ending?
    /// Whether it is stopped, as by Ctrl-Z.
    private(set) var isStopped = false

    /// How a program ended.
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    init(
        _ path: String,
        arguments: [String],
        environment: [String: String],
        terminal: String,
        input: String? = nil,
        output: String? = nil
    ) throws {
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
            var actions: posix_spawn_file_actions_t?
        #else
            var attributes = posix_spawnattr_t()
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        sigdelset(&all, SIGKILL)
        sigdelset(&all, SIGSTOP)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = Self.newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))

        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 2, terminal, O_RDWR, 0)
        posix_spawn_file_actions_addopen(&actions, 0, input ?? terminal, O_RDWR, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output ?? terminal, O_RDWR, 0)

        var id: pid_t = 0
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        let failure = PseudoTerminal.descriptorLock.withLock { _ in
            posix_spawn(&id, path, &actions, &attributes, words, variables)
        }
        guard failure == 0 else { throw SessionError("cannot start \(path): \(failure)") }
        self.id = id
    }

    deinit {
        guard !hasEnded else { return }
        kill(id, SIGKILL)
        var status: Int32 = 0
        waitpid(id, &status, 0)
    }

    func send(_ signal: Int32) {
        if !hasEnded { kill(id, signal) }
    }

    /// Asks the system whether the program has ended.
    var hasEnded: Bool {
        guard ending == nil else { return true }
        var status: Int32 = 0
        guard waitpid(id, &status, WNOHANG | WUNTRACED | WCONTINUED) == id else { return false }
        let low = status & 0x7F
        if status == Self.continued {
            isStopped = false
        } else if status & 0xFF == 0x7F {
            isStopped = true
        } else {
            ending = low == 0 ? .exit((status >> 8) & 0xFF) : .signal(low)
        }
        return ending != nil
    }

    #if canImport(Darwin)
        private static let newSession = POSIX_SPAWN_SETSID
        private static let continued: Int32 = 0x137F
    #else
        private static let newSession: Int32 = 0x80
        private static let continued: Int32 = 0xFFFF
    #endif
}
