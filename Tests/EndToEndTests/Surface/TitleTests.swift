import Testing

/// The terminal's own title says where one is, and is given back.
@Suite(.timeLimit(.minutes(10)))
struct TitleTests {
    @Test func title_ofAnXterm_saysWhereOneIs_andIsGivenBack() throws {
        let home = try TemporaryFolder()
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.expect("Welcome")
        #expect(titles(of: session).last == "Welcome – bmi-tui")
        try session.addFirstPerson()
        #expect(titles(of: session).last == "Ann – bmi-tui")
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
        try session.expectGivenBack()
        #expect(output(of: session).contains("\u{1B}[23;2t"))
    }

    @Test(arguments: ["linux", "vt100", "vt220", "ansi"])
    func title_ofATerminalWithoutOne_isLeftAlone(terminal: String) throws {
        let session = try Session("TerminalProbe", environment: ["TERM": terminal])
        try session.expect("key - of 0")
        try session.press("q")
        try session.waitForEnd()
        #expect(!output(of: session).contains("\u{1B}]"))
        #expect(!output(of: session).contains("\u{1B}[22;2t"))
    }

    @Test func title_hostile_isHarmless() throws {
        let session = try Session("TerminalProbe")
        try session.expect("key - of 0")
        #expect(titles(of: session).count == 1)
        #expect(titles(of: session).first?.utf8.contains(7) == false)
        try session.press("q")
        try session.waitForEnd()
        try session.expectGivenBack()
    }

    private func output(of session: Session) -> String {
        String(decoding: session.output, as: UTF8.self)
    }

    private func titles(of session: Session) -> [String] {
        output(of: session).components(between: "\u{1B}]2;", and: "\u{1B}\\")
    }
}

extension String {
    /// What stands between two marks, wherever they do.
    func components(between start: String, and end: String) -> [String] {
        ranges(of: start).compactMap { range in
            let rest = self[range.upperBound...]
            return rest.firstRange(of: end).map { String(rest[..<$0.lowerBound]) }
        }
    }
}
