import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct SuspendTests {
    @Test(arguments: [false, true])
    func suspend_TerminalIsGivenBackAndTakenAgain(isSignalled: Bool) throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        let modes = session.terminal.modes
        if isSignalled {
            session.process.send(SIGTSTP)
        } else {
            try session.send(KeyBytes.bytes(of: "C-z"))
        }
        try session.waitForStop()
        #expect(session.terminal.modes == session.modesBefore)
        #expect(!session.screen.isAlternate)
        #expect(session.screen.isCursorVisible)
        #expect(!session.screen.hearsMouse)

        session.process.send(SIGCONT)
        try session.expect("resumed 1")
        #expect(session.terminal.modes == modes)
        #expect(session.screen.isAlternate)
        #expect(session.screen.hearsMouse)
        try session.press("x")
        try session.expect("> x")
    }

    @Test func suspend_ResizedWhileStopped_NewSizeIsKnown() throws {
        let session = try Session("TerminalProbe")
        try session.expect("size 80x24")
        try session.send(KeyBytes.bytes(of: "C-z"))
        try session.waitForStop()
        session.resize(columns: 60, rows: 20)
        session.process.send(SIGCONT)
        try session.expect("size 60x20")
        try session.expect("resumed 1")
    }

    @Test func suspend_InAShell_PromptComesAndForegroundGoesOn() throws {
        let probe = try BuiltProducts.path(of: "TerminalProbe")
        let script = "set -m; \(probe); echo stopped $?; read line; fg; echo over $?"
        let session = try Session("/bin/sh", arguments: ["-c", script])
        try session.expect("key - of 0")
        try session.send(KeyBytes.bytes(of: "C-z"))
        try session.expect("stopped 14")
        #expect(!session.screen.isAlternate)
        try session.send(Array("\n".utf8))
        try session.expect("resumed 1")
        #expect(session.screen.isAlternate)
        try session.send(Array("q".utf8))
        try session.expect("over 0")
        #expect(try session.waitForEnd() == .exit(0))
        #expect(session.terminal.modes == session.modesBefore)
    }

    @Test func suspend_TerminatedWhileStopped_AppEndsInOrder() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        try session.send(KeyBytes.bytes(of: "C-z"))
        try session.waitForStop()
        session.process.send(SIGTERM)
        session.process.send(SIGCONT)
        #expect(try session.waitForEnd() == .exit(128 + SIGTERM))
        #expect(session.terminal.modes == session.modesBefore)
        #expect(!session.screen.isAlternate)
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
}
