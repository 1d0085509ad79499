import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite(.timeLimit(.minutes(10)))
struct StartTests {
    @Test(arguments: [
        "xterm", "xterm-256color", "xterm-mono", "linux", "vt100", "vt220", "screen",
        "screen-256color", "tmux-256color", "rxvt-unicode-256color", "ansi", "vt52",
        "xterm-kitty", "xterm-ghostty", "nothing-known",
    ])
    func start_AnyTerminalName_AppLives(name: String) throws {
        let session = try Session("TerminalProbe", environment: ["TERM": name])
        if name != "vt52" { try session.expect("size 80x24") }
        try session.press("Left", "a", "q")
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.terminal.modes == session.modesBefore)
        #expect(session.screen.isAlternate == false)
    }

    @Test(arguments: ["linux", "vt100"], [nil, SIGTERM, SIGINT])
    func end_TerminalWithoutASecondScreen_LastRowIsForTheShell(
        name: String,
        signal: Int32?
    ) throws {
        let home = try TemporaryFolder()
        let session = try Session("bmi-tui", environment: ["HOME": home.path, "TERM": name])
        try session.expect("Welcome")
        try session.wait("the help bar") { session.screen.lines[23].contains("Tab") }
        if let signal { session.process.send(signal) } else { try session.press("C-c") }
        _ = try session.waitForEnd()
        #expect(session.screen.contains("Welcome"))
        #expect(session.screen.lines[23].isEmpty)
    }

    @Test(arguments: ["dumb", ""])
    func start_NoScreen_ErrorIsOneLine(name: String) throws {
        let session = try Session("TerminalProbe", environment: ["TERM": name])
        #expect(try session.waitForEnd() == .exit(2))
        #expect(session.screen.text == "probe: dumb")
    }

    @Test func start_InputIsNoTerminal_ErrorIsThrown() throws {
        let session = try Session("TerminalProbe", input: "/dev/null")
        #expect(try session.waitForEnd() == .exit(2))
        #expect(session.screen.text == "probe: notInteractive")
    }

    @Test func start_OutputIsNoTerminal_ErrorIsThrown() throws {
        let session = try Session("TerminalProbe", output: "/dev/null")
        #expect(try session.waitForEnd() == .exit(2))
        #expect(session.output.isEmpty)
    }

    @Test(arguments: 4...16)
    func start_FewDescriptors_WorksOrSaysWhy(limit: Int) throws {
        let home = try TemporaryFolder()
        let app = try BuiltProducts.path(of: "bmi-tui")
        let session = try Session(
            "/bin/sh",
            arguments: ["-c", "ulimit -n \(limit); exec \(app)"],
            environment: ["HOME": home.path]
        )
        try session.wait("the program starts or ends") {
            session.process.hasEnded || session.screen.contains("Welcome")
        }
        if session.process.hasEnded {
            #expect(try session.waitForEnd() == .exit(2))
            #expect(session.screen.contains("may open too few files"))
            #expect(!session.output.contains(0x1B))
        } else {
            try session.press("C-c")
            #expect(try session.waitForEnd() == .exit(0))
        }
        #expect(session.terminal.modes == session.modesBefore)
    }
}
