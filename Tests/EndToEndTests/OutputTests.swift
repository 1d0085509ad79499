import Testing

@Suite(.timeLimit(.minutes(10)))
struct OutputTests {
    @Test func type_OneCharacter_CostsAtMostThirtyBytes() throws {
        let session = try Session("TerminalProbe", arguments: ["--field-only"])
        try session.expect("field")
        // The end of the first frame comes after its text.
        try session.settle()
        for character in ["a", "é", "漢", " ", "7"] {
            let bytes = try session.outputBytes { try session.type(character) }
            #expect(bytes.count <= 30, "\(character): \(String(decoding: bytes, as: UTF8.self))")
            #expect(!bytes.isEmpty)
        }
    }

    @Test func draw_SameFrame_CostsNothing() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        try session.settle()
        let bytes = try session.outputBytes { try session.send(Array("\u{1B}[?0c".utf8)) }
        #expect(bytes.isEmpty)
    }

    @Test func draw_Again_SendsTheWholeScreen() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        let bytes = try session.outputBytes { try session.press("C-l") }
        #expect(bytes.count > 300)
        try session.expect("key C-l of 1")
    }

    @Test func draw_NoMouse_ClicksStayTheTerminals() throws {
        let session = try Session("TerminalProbe", arguments: ["--no-mouse"])
        try session.expect("key - of 0")
        #expect(!session.screen.hearsMouse)
    }

    @Test func wait_NothingHappens_NoTimerRuns() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        try session.press("a", "Esc")
        guard let state = ProcessState(of: session.process.id) else { return }
        #expect(state.isAsleep)
        #expect(!state.hasTimers)
    }
}
