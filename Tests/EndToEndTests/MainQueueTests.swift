import Testing

/// The loop that runs the main queue, and what the system has for it: people see the same of both.
@Suite(.timeLimit(.minutes(10)))
struct MainQueueTests {
    @Test(arguments: [[], ["--plain"]])
    func run_inEitherLoop_keysTimersAndJobsAreAnswered(arguments: [String]) throws {
        let session = try Session("TerminalProbe", arguments: arguments)
        try session.expect("key - of 0")
        try session.press("a")
        try session.expect("key a of 1")
        try session.send([0x1B])
        try session.expect("key Esc of 2")
        try session.press("C-w")
        try session.expect("result 500500")
        session.resize(columns: 60, rows: 20)
        try session.expect("size 60x20")
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
        try session.expectGivenBack()
    }

    @Test func job_ofNoActor_startsNoPoolThatWakesTheProgram() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        try session.press("C-w")
        try session.expect("result 500500")
        try session.settle()
        guard let state = ProcessState(of: session.process.id) else { return }
        #expect(!state.hasTimers)
    }
}
