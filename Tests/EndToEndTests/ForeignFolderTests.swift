import Testing

/// A folder that other things are in is asked about before anything is written there.
@Suite(.timeLimit(.minutes(10)))
struct ForeignFolderTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
        try home.makeFile("documents/letter.txt", content: "Dear")
        try home.makeFile("documents/.work.tmp", content: "three hours")
    }

    @Test(arguments: ["Esc", "Enter", "q"])
    func start_Refused_EndsAndNothingIsWritten(key: String) throws {
        let session = try session()
        try session.expect("holds other files.")
        try session.press(key)
        #expect(try session.waitForEnd() == .exit(0))
        try session.expectGivenBack()
        #expect(try home.names(in: "documents") == [".work.tmp", "letter.txt"])
    }

    @Test func start_KeptThere_IsOursAndAskedNoMore() throws {
        let first = try session()
        try first.expect("holds other files.")
        #expect(try home.names(in: "documents") == [".work.tmp", "letter.txt"])
        try first.press("Tab", "Enter")
        try first.expect("Welcome")
        try first.send(Array("\r\rAnn\r178\r72.4\r".utf8))
        try first.press("C-s")
        try first.expect("22.85  ✓ normal · WHO")
        try first.press("q")
        try first.waitForEnd()
        try session().expect("22.85  ✓ normal · WHO")
        #expect(try home.names(in: "documents").contains(".work.tmp"))
    }

    private func session() throws -> Session {
        try Session("bmi-tui", arguments: ["--data-dir", "\(home.path)/documents"])
    }
}
