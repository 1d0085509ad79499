#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program in a terminal: what a person sees and can do there.
///
/// Everything waits for a state and never for a time: after what was pressed, until the program
/// has read it and sleeps again; with `expect`, until the screen shows what it should.
final class Session {
    /// How long a state is waited for before the test fails, in seconds.
    static let patience = 60.0

    let process: ChildProcess
    let terminal: PseudoTerminal
    /// The terminal's modes before the program was started.
    let modesBefore: TerminalModes
    /// Everything that the program wrote.
    private(set) var output: [UInt8] = []
    private let emulator: Emulator

    /// Starts a program that was built with these tests, or one at an absolute path.
    ///
    /// The environment is a small one of its own; what is given here is added to it, and an empty
    /// value takes a variable out. Standard input and output can be led elsewhere, and the terminal can be
    /// one of Latin-1.
    init(
        _ program: String,
        arguments: [String] = [],
        environment: [String: String] = [:],
        size: (columns: Int, rows: Int) = (80, 24),
        input: String? = nil,
        output: String? = nil,
        isUTF8: Bool = true
    ) throws {
        emulator = Emulator(columns: size.columns, rows: size.rows, isUTF8: isUTF8)
        terminal = try PseudoTerminal(columns: size.columns, rows: size.rows)
        modesBefore = terminal.modes
        process = try ChildProcess(
            BuiltProducts.path(of: program),
            arguments: arguments,
            environment: Self.environment.merging(environment) { $1 }.filter { !$0.value.isEmpty },
            terminal: terminal.path,
            input: input,
            output: output
        )
    }

    /// The screen as far as it has been read.
    var screen: Screen { emulator.snapshot }

    /// How many bytes the program has written.
    var outputCount: Int { output.count }

    /// Reads what the program wrote and tells whether there was any.
    @discardableResult
    func read(waiting milliseconds: Int32 = 0) -> Bool {
        let bytes = terminal.read(waiting: milliseconds)
        guard !bytes.isEmpty else { return false }
        output += bytes
        emulator.write(bytes[...])
        let answers = emulator.takeAnswers()
        if !answers.isEmpty { _ = terminal.write(answers[...]) }
        return true
    }

    /// Sends bytes as they are, however long the program takes to read them.
    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        let patience = Self.patience + Double(bytes.count) / 100_000
        try wait("the program reads its input", within: patience) {
            rest = rest.dropFirst(terminal.write(rest))
            return rest.isEmpty
        }
    }

    /// Gives the terminal another size.
    func resize(columns: Int, rows: Int) {
        emulator.resize(columns: columns, rows: rows)
        terminal.resize(columns: columns, rows: rows)
    }

    /// Waits for a state; the screen stands in the error if it does not come.
    func wait(
        _ what: String,
        within seconds: Double = patience,
        until isReached: () -> Bool
    ) throws {
        let end = Self.now + seconds
        while true {
            read()
            if isReached() { return }
            if Self.now > end { throw SessionError("waited in vain: \(what)", screen: screen) }
            read(waiting: 1)
        }
    }

    /// The seconds of a clock that only goes forward.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static var environment: [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "TERM": "xterm-256color",
            "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        ]
    }
}
