import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite(.timeLimit(.minutes(10)))
struct SuspendTests {
    @Test(arguments: [false, true])
    func suspend_TerminalIsGivenBackAndTakenAgain(isSignalled: Bool) throws {
        let session = try job()
        try session.expect("key - of 0")
        let modes = session.terminal.modes
        if isSignalled {
            kill(try session.terminal.foregroundProcess(), SIGTSTP)
        } else {
            try session.send(KeyBytes.bytes(of: "C-z"))
        }
        try session.expect("stopped")
        #expect(session.terminal.modes == session.modesBefore)
        #expect(!session.screen.isAlternate)
        #expect(session.screen.isCursorVisible)
        #expect(!session.screen.hearsMouse)

        try session.send(Array("fg\n".utf8))
        try session.expect("resumed 1")
        #expect(session.terminal.modes == modes)
        #expect(session.screen.isAlternate)
        #expect(session.screen.hearsMouse)
        try session.send(Array("x".utf8))
        try session.expect("> x")
    }

    @Test func suspend_AgainAndAgain_EveryTimeItGoesOnOnce() throws {
        let session = try job()
        try session.expect("key - of 0")
        for count in 1...10 {
            try session.send(KeyBytes.bytes(of: "C-z"))
            try session.expect("stopped")
            try session.send(Array("fg; echo stopped\n".utf8))
            try session.expect("resumed \(count)")
            #expect(session.screen.isAlternate)
        }
    }

    @Test func suspend_ResizedWhileStopped_NewSizeIsKnown() throws {
        let session = try job()
        try session.expect("size 80x24")
        try session.send(KeyBytes.bytes(of: "C-z"))
        try session.expect("stopped")
        session.resize(columns: 60, rows: 20)
        try session.send(Array("fg\n".utf8))
        try session.expect("size 60x20")
        try session.expect("resumed 1")
    }

    @Test func suspend_InAShell_PromptComesAndForegroundGoesOn() throws {
        let session = try job()
        try session.expect("key - of 0")
        try session.send(KeyBytes.bytes(of: "C-z"))
        try session.expect("stopped 148")
        #expect(!session.screen.isAlternate)
        try session.send(Array("fg; echo over $?; exit\n".utf8))
        try session.expect("resumed 1")
        #expect(session.screen.isAlternate)
        try session.send(Array("q".utf8))
        try session.expect("over 0")
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.terminal.modes == session.modesBefore)
    }

    @Test func suspend_TerminatedWhileStopped_AppEndsInOrder() throws {
        let session = try job()
        try session.expect("key - of 0")
        let program = try session.terminal.foregroundProcess()
        try session.send(KeyBytes.bytes(of: "C-z"))
        try session.expect("stopped")
        kill(program, SIGTERM)
        try session.send(Array("fg; echo over $?; exit\n".utf8))
        try session.expect("over \(128 + SIGTERM)")
        try session.waitForEnd()
        #expect(session.terminal.modes == session.modesBefore)
        #expect(!session.screen.isAlternate)
    }

    @Test(arguments: ["", "trap '' TSTP; "])
    func suspend_StopIsIgnored_AppGoesOn(trap: String) throws {
        let probe = try BuiltProducts.path(of: "TerminalProbe")
        let session = try Session("/bin/sh", arguments: ["-c", "\(trap)exec \(probe)"])
        try session.expect("key - of 0")
        let modes = session.terminal.modes
        for count in 1...3 {
            try session.send(KeyBytes.bytes(of: "C-z"))
            try session.expect("resumed \(count)")
        }
        session.process.send(SIGTSTP)
        if trap.isEmpty { try session.expect("resumed 4") }
        try session.press("x")
        try session.expect("> x")
        #expect(session.terminal.modes == modes)
        #expect(session.screen.isAlternate)
        #expect(session.screen.hearsMouse)
        #expect(!session.process.isStopped)
    }

    @Test func suspend_OutsideStop_ScreenIsDrawnAgain() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        session.process.send(SIGSTOP)
        try session.waitForStop()
        session.process.send(SIGCONT)
        try session.expect("resumed 1")
        #expect(session.screen.isAlternate)
    }

    /// The probe as the job of a shell, which then does what it is told a line at a time.
    private func job() throws -> Session {
        let probe = try BuiltProducts.path(of: "TerminalProbe")
        let shell = "set -m; \(probe); echo stopped $?; while read line; do eval \"$line\"; done"
        return try Session("/bin/sh", arguments: ["-c", shell])
    }
}
