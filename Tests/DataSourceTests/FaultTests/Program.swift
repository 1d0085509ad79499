import Essentials

/// A program of its own, since Foundation's `Process` would bring all of Foundation along.
struct Program {
    struct Outcome: Equatable {
        var output: String
        var status: Int32
        var signal: Int32
    }

    /// The probe that the Makefile names, in `make test-all` one that is linked like the program, or
    /// the one beside these tests.
    static let probe: String = {
        if let named = ProcessInfo.processInfo.environment["BMI_TUI_STORAGE_PROBE"] { return named }
        let tests = CommandLine.arguments[0]
        return "\(tests[..<(tests.lastIndex(of: "/") ?? tests.startIndex)])/StorageProbe"
    }()

    let pid: pid_t
    private let output: String

    init(_ arguments: [String], environment: [String: String]? = nil, output: String) throws {
        self.output = output
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Threads of the test runner block signals, and a child would inherit that.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let variables = environment ?? ProcessInfo.processInfo.environment
        let words = arguments.map { strdup($0) } + [nil]
        let pairs = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + pairs { free(word) } }
        var pid = pid_t()
        let code = posix_spawnp(&pid, arguments[0], &actions, &attributes, words, pairs)
        guard code == 0 else { throw Failure.notStarted(arguments[0], code) }
        self.pid = pid
    }

    static func run(
        _ arguments: [String],
        environment: [String: String]? = nil
    ) throws -> Outcome {
        let output = "\(FileManager.default.temporaryDirectory.path)/bmi-tui-output-\(UUID())"
        defer { unlink(output) }
        return try Program(arguments, environment: environment, output: output).wait()
    }

    var text: String {
        FileManager.default.contents(atPath: output).map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    }

    func kill(_ signal: Int32 = SIGKILL) {
        #if canImport(Glibc)
            _ = Glibc.kill(pid, signal)
        #else
            _ = Darwin.kill(pid, signal)
        #endif
    }

    @discardableResult
    func wait() -> Outcome {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) == -1, errno == EINTR {}
        return Outcome(output: text, status: status >> 8 & 0xFF, signal: status & 0x7F)
    }

    enum Failure: Error {
        case notStarted(String, Int32)
    }
}
