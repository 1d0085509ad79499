import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What is being typed outlives whatever ends the program, and nothing else does.
@Suite(.timeLimit(.minutes(10)))
struct DraftTests {
    enum End: CaseIterable, Sendable {
        case hangup, termination, kill, closedTerminal
    }

    static let file = ".local/state/bmi-tui/default/drafts.json"

    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test(arguments: End.allCases)
    func newWeighIn_ProgramEnds_IsOfferedAndOpensWhole(end: End) throws {
        let first = try person()
        try first.press("a")
        try first.type("71x")
        try first.press("Tab", "Tab", "Tab")
        try first.type("after a run")
        try first.expect("after a run")
        try self.end(first, end, typed: "after a run")

        let second = try session()
        try second.expect("A weigh-in for Ann was not saved: “71x”")
        try second.press("Tab", "Tab", "Enter")
        try second.expect("Weigh in · Ann")
        try second.expect("71x")
        try second.expect("after a run")
        try second.press("C-s")
        try second.expect("▲")
        try second.press("End", "Backspace", "C-s")
        try second.expectGone("Weigh in · Ann")
        try second.press("h")
        try second.expect("2 weigh-ins")
        try second.expect("after a run")
        try quit(second)
        try expectNothingIsOffered()
    }

    @Test(arguments: End.allCases)
    func editedWeighIn_ProgramEnds_IsOfferedAndOpensWhole(end: End) throws {
        let first = try person()
        try first.press("h", "Enter", "Tab", "Tab", "Tab")
        try first.type("mornings")
        try first.expect("mornings")
        try self.end(first, end, typed: "mornings")
        let second = try session()
        try second.expect("A change to a weigh-in of Ann was not saved: 72.4 kg")
        try second.press("Tab", "Tab", "Enter")
        try second.expect("Edit weigh-in · Ann")
        try second.expect("mornings")
        try second.press("C-s")
        try second.expectGone("Edit weigh-in · Ann")
        try second.press("h")
        try second.expect("1 weigh-in")
        try second.expect("mornings")
    }

    @Test(arguments: End.allCases)
    func person_ProgramEnds_IsOfferedAndOpensWhole(end: End) throws {
        let first = try person()
        try first.press("e", "End")
        try first.type("ette")
        try first.expect("Annette")
        try self.end(first, end, typed: "Annette")
        let second = try session()
        try second.expect("Changes to Ann were not saved.")
        try second.press("Tab", "Tab", "Enter")
        try second.expect("Annette")
        try second.press("C-s")
        try second.expectBoard(of: "Annette")
    }

    @Test(arguments: End.allCases)
    func newPerson_FirstStartOfAll_GoesOnWhereItWas(end: End) throws {
        let first = try session()
        try first.expect("Welcome")
        try first.send(Array("\r\rAnn\r178\r72.".utf8))
        try first.expect("72.")
        try self.end(first, end, typed: "\"72.\"")
        let second = try session()
        try second.expect("What do you weigh today?")
        try second.expect("72.")
        try second.press("End")
        try second.type("4")
        try second.press("C-s", "C-s")
        try second.expect("22.85  ✓ normal · WHO")
        try quit(second)
        try expectNothingIsOffered()
    }

    @Test func form_IsLeft_NothingIsKept() throws {
        let first = try person()
        try first.press("a")
        try first.type("71.9")
        try first.wait("the draft is written") { isKept("71.9") }
        try first.press("Esc", "Tab", "Enter")
        try first.expectGone("Weigh in · Ann")
        #expect(!isKept("71.9"))
        try quit(first)
        try expectNothingIsOffered()
    }

    @Test func discard_IsOfferedNoMore_LaterIsOfferedAgain() throws {
        let first = try person()
        try first.press("a")
        try first.type("71.9")
        try end(first, .kill, typed: "71.9")
        for answer in [["Enter"], ["Esc"], ["Tab", "Enter"]] {
            let session = try session()
            try session.expect("A weigh-in for Ann was not saved: 71.9 kg")
            for key in answer { try session.press(key) }
            try session.expectGone("was not saved")
            try quit(session)
        }
        try expectNothingIsOffered()
        #expect(!isKept("71.9"))
    }

    @Test func draft_OfACopyThatRuns_IsNotOffered_OfTwoThatEnded_OneAfterTheOther() throws {
        let first = try person()
        try first.press("a")
        try first.type("71.1")
        try first.wait("the draft is written") { isKept("71.1") }
        let second = try session()
        try second.expect("22.85  ✓ normal")
        #expect(!second.screen.contains("not saved"))
        try second.press("a")
        try second.type("71.2")
        try second.wait("the draft is written") { isKept("71.2") }
        #expect(isKept("71.1"))
        try end(first, .kill, typed: "71.1")
        try end(second, .kill, typed: "71.2")

        let third = try session()
        try third.expect("was not saved: 71.1 kg")
        try third.press("Tab", "Tab", "Enter")
        try third.expect("Weight (kg)  71.1")
        #expect(!third.screen.contains("not saved"))
        try third.press("C-s")
        try third.expect("was not saved: 71.2 kg")
        try third.press("Tab", "Tab", "Enter")
        try third.expect("Weight (kg)  71.2")
        try third.press("C-s")
        try third.expectGone("Weigh in · Ann")
        try third.press("h")
        try third.expect("3 weigh-ins")
    }

    @Test(arguments: ["nonsense", #"{"count":0,"records":[],"version":99}"#])
    func draftsFile_CannotBeUsed_IsNamedAndLeftAsItIs(content: String) throws {
        try quit(try person())
        try home.makeFile(Self.file, content: content)
        let session = try session()
        try session.expect("drafts.json")
        try session.expect(content == "nonsense" ? "left as it is" : "newer version")
        try session.press("a")
        try session.type("71.9")
        try session.press("C-s")
        try session.expectGone("Weigh in · Ann")
        try session.expect("71.9 kg for today saved")
        try quit(session)
        #expect(home.content(Self.file).map { String(decoding: $0, as: UTF8.self) } == content)
    }

    @Test func typing_FileIsItsOwnersAlone() throws {
        let session = try person()
        try session.press("a")
        try session.type("71.9")
        try session.wait("the draft is written") { isKept("71.9") }
        var status = stat()
        #expect(stat("\(home.path)/\(Self.file)", &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        let files = try home.files(below: ".local/state/bmi-tui")
        #expect(!files.contains { $0.contains("backups/drafts") })
    }

    private func isKept(_ text: String) -> Bool {
        home.content(Self.file).map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
    }

    private func person() throws -> Session {
        let session = try session()
        try session.addFirstPerson()
        return session
    }

    private func end(_ session: Session, _ end: End, typed: String) throws {
        switch end {
        case .hangup: session.process.send(SIGHUP)
        case .termination: session.process.send(SIGTERM)
        case .closedTerminal: session.terminal.close()
        case .kill:
            try session.wait("the draft is written") { isKept(typed) }
            session.process.send(SIGKILL)
        }
        let deadline = Session.now + Session.patience
        while !session.process.hasEnded, Session.now < deadline { poll(nil, 0, 1) }
        #expect(session.process.hasEnded)
    }

    private func quit(_ session: Session) throws {
        while session.screen.contains("History") { try session.press("Esc") }
        try session.press("q")
        #expect(try session.waitForEnd() == .exit(0))
    }

    private func expectNothingIsOffered() throws {
        let session = try session()
        try session.expectBoard(of: "Ann")
        try session.settle()
        #expect(!session.screen.contains("not saved"))
    }

    private func session(size: (columns: Int, rows: Int) = (80, 24)) throws -> Session {
        try Session("bmi-tui", environment: ["HOME": home.path], size: size)
    }
}
