public import Synchronization

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Runs the user's git, with their configuration, credentials and hooks.
public struct GitClient: DependencyClient {
    // No shell reads the arguments.
    public var run:
        @Sendable (_ arguments: [String], _ folder: String) throws(SyncFailure) -> GitOutput
    // A path from the working directory as one from the root.
    public var absolutePath: @Sendable (_ path: String) -> String

    // Called every 100 ms while git runs.
    public static let whileRunning = Mutex<(@Sendable () -> Void)?>(nil)

    public static let liveValue = Self(
        run: { arguments, folder throws(SyncFailure) in
            try ChildProcess(["git", "-C", folder] + arguments).finish()
        },
        absolutePath: { Folder($0).resolved }
    )

    public static let testValue = Self(
        run: { _, _ in GitOutput(status: 0) },
        absolutePath: { $0 }
    )
}

public struct GitOutput: Sendable {
    // Above 128 for a process that a signal has ended.
    public var status: Int32
    public var bytes: [UInt8]
    public var errors: String

    public init(status: Int32, bytes: [UInt8] = [], errors: String = "") {
        self.status = status
        self.bytes = bytes
        self.errors = errors
    }
}

// A program found by PATH, with its output in pipes and nothing to read.
private struct ChildProcess {
    // Messages are parsed, so they are in English, and no password is asked for on the terminal.
    private static let settings = ["LC_ALL=C", "GIT_TERMINAL_PROMPT=0"]
    // Set while a hook of another repository runs: they would lead git there.
    private static let foreign = [
        "LC_ALL", "GIT_TERMINAL_PROMPT", "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX",
        "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_NAMESPACE",
    ]

    private let process: pid_t
    private let pipes: [Int32]

    init(_ arguments: [String]) throws(SyncFailure) {
        // With SIGCHLD ignored, as some parents leave it, the status would be lost.
        signal(SIGCHLD, SIG_DFL)
        let (output, errors) = (try Self.pipe(), try Self.pipe())
        var actions = Self.actions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
        var attributes = Self.attributes
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The app ignores SIGPIPE, and children would inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGXFSZ)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var process: pid_t = 0
        let code = Self.withPointers(arguments) { arguments in
            Self.withPointers(Self.environment) { environment in
                posix_spawnp(&process, "git", &actions, &attributes, arguments, environment)
            }
        }
        for descriptor in [output.writing, errors.writing] { close(descriptor) }
        guard code == 0 else {
            for descriptor in [output.reading, errors.reading] { close(descriptor) }
            throw code == ENOENT
                ? .noGit : .storage(StorageError(file: "git", reason: .system(code)))
        }
        self.process = process
        pipes = [output.reading, errors.reading]
    }

    // A helper that goes on, such as a shared connection of ssh, may keep the pipes open.
    func finish() -> GitOutput {
        var texts: [[UInt8]] = [[], []]
        var open = pipes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var status: Int32 = 0
        var hasEnded = false
        while open.contains(where: { $0.fd >= 0 }) {
            let count = poll(&open, nfds_t(open.count), hasEnded ? 0 : 100)
            GitClient.whileRunning.withLock { $0 }?()
            if count == 0 {
                if hasEnded { break }
                hasEnded = waitpid(process, &status, WNOHANG) == process
            }
            for index in open.indices where count > 0 && open[index].revents != 0 {
                if !read(open[index].fd, &texts[index]) { open[index].fd = -1 }
            }
        }
        for descriptor in pipes { close(descriptor) }
        while !hasEnded, waitpid(process, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return GitOutput(
            status: signal == 0 ? status >> 8 & 0xFF : 128 + signal,
            bytes: texts[0],
            errors: String(decoding: texts[1], as: UTF8.self)
        )
    }

    private func read(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { File.read(descriptor, $0[...]) }
            if count == -1, errno == EINTR { continue }
            bytes += buffer.prefix(max(0, count))
            return count > 0
        }
    }

    private static func pipe() throws(SyncFailure) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        #if canImport(Glibc)
            let result = Glibc.pipe(&ends)
        #else
            let result = Darwin.pipe(&ends)
        #endif
        guard result == 0 else {
            throw .storage(StorageError(file: "git", reason: .system(errno)))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static var environment: [String] {
        var variables = settings
        var next = environ
        while let variable = next.pointee {
            let text = String(cString: variable)
            if !foreign.contains(where: { text.hasPrefix("\($0)=") }) { variables.append(text) }
            next += 1
        }
        return variables
    }

    private static func withPointers<Result>(
        _ texts: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }

    #if canImport(Darwin)
        private static var actions: posix_spawn_file_actions_t? { nil }
        private static var attributes: posix_spawnattr_t? { nil }
    #else
        private static var actions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
        private static var attributes: posix_spawnattr_t { posix_spawnattr_t() }
    #endif
}
