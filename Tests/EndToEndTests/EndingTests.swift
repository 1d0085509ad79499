import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite(.timeLimit(.minutes(10)))
struct EndingTests {
    @Test(arguments: [
        ("q", ChildProcess.Ending.exit(0)), ("C-c", .exit(0)), ("C-e", .exit(3)),
        ("C-a", .signal(SIGABRT)), ("C-s", .signal(SIGSEGV)), ("C-o", .signal(SIGSEGV)),
        ("C-t", .signal(SIGILL)),
    ])
    func press_TerminalIsGivenBack(key: String, ending: ChildProcess.Ending) throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        try session.press(key)
        let actual = try session.waitForEnd()
        #expect(actual == ending || actual == .signal(SIGTRAP) && key == "C-t")
        try session.expectGivenBack()
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func signal_AppEndsInOrder(signal: Int32) throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        session.process.send(signal)
        #expect(try session.waitForEnd() == .exit(128 + signal))
        #expect(session.screen.contains("probe: terminated by signal \(signal)"))
        try session.expectGivenBack()
    }

    @Test(arguments: [SIGILL, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGTRAP])
    func signal_FaultGivesTerminalBack(signal: Int32) throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        session.process.send(signal)
        #expect(try session.waitForEnd() == .signal(signal))
        try session.expectGivenBack()
    }

    /// What ends a program that does nothing about it, from SIGUSR1 to the last without a name.
    private static let endings: [Int32] = {
        let common = [SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS]
        #if canImport(Glibc)
            return common + [SIGIO, SIGPWR, SIGSTKFLT, 34, 35, 63, 64]
        #else
            return common
        #endif
    }()

    @Test(arguments: endings)
    func signal_NobodyHandles_GivesTerminalBackAndEnds(signal: Int32) throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        session.process.send(signal)
        #expect(try session.waitForEnd() == .signal(signal))
        try session.expectGivenBack()
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func signal_OutputIsBlocked_OneEndsTheApp(signal: Int32) throws {
        let home = try TemporaryFolder()
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.expect("Welcome")
        try session.blockOutput()
        let start = Session.now
        session.process.send(signal)
        while !session.process.hasEnded, Session.now < start + 20 { poll(nil, 0, 1) }
        #expect(session.process.ending == .exit(128 + signal))
        try session.waitForEnd()
        try session.expectGivenBack()
    }

    @Test func signal_OutputIsBlockedAndNobodyHandlesIt_EndsTheApp() throws {
        let home = try TemporaryFolder()
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.expect("Welcome")
        try session.blockOutput()
        session.process.send(SIGUSR1)
        let end = Session.now + 20
        while !session.process.hasEnded, Session.now < end { poll(nil, 0, 1) }
        #expect(session.process.ending == .signal(SIGUSR1))
        try session.waitForEnd()
        try session.expectGivenBack()
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGQUIT])
    func signal_BlockedProgram_SecondOneEndsIt(signal: Int32) throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        try session.press("C-b")
        session.process.send(signal)
        try session.settle()
        #expect(session.process.hasEnded == false)
        session.process.send(signal)
        #expect(try session.waitForEnd() == .signal(signal))
        try session.expectGivenBack()
    }

    @Test func press_Trap_CrashReportIsReadable() throws {
        let session = try Session(
            "TerminalProbe",
            environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,limit=4"],
            size: (120, 100)
        )
        try session.expect("key - of 0")
        try session.press("C-t")
        try session.waitForEnd(within: 60)
        try session.expectGivenBack()
        let crash = try #require(
            session.screen.lines.first { $0.contains("Crash") || $0.contains("crash") }
        )
        #expect(!crash.hasPrefix("      "))
    }

    @Test(arguments: [false, true])
    func close_AppIsGoneWithinASecond(ignoresHangup: Bool) throws {
        let probe = try BuiltProducts.path(of: "TerminalProbe")
        let script = ignoresHangup ? "trap '' HUP; exec \(probe)" : "exec \(probe)"
        let session = try Session("/bin/sh", arguments: ["-c", script])
        try session.expect("key - of 0")
        session.terminal.close()
        let end = Session.now + 1
        while !session.process.hasEnded, Session.now < end { poll(nil, 0, 1) }
        #expect(session.process.ending == .exit(128 + SIGHUP))
    }
}
