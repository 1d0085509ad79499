import Testing

/// Names in scripts whose vowels take room, on a real terminal.
@Suite(.timeLimit(.minutes(10)))
struct ScriptTests {
    @Test(arguments: [
        ("น้ำหนัก", 5), ("ประจำ", 5), ("हिन्दी", 5), ("किताब", 5), ("தமிழ்", 4), ("ນ້ຳ", 2), ("বাংলা", 5),
        ("한글", 4), ("ガｶﾞ", 4),
    ])
    func name_OfAnyScript_IsWhole(name: String, columns: Int) throws {
        let home = try TemporaryFolder()
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.send(Array("\r\r\(name)".utf8))
        try session.expect(name)
        try session.settle()
        let start = try #require(session.screen.location(of: name))
        #expect(session.screen.cursor.x == start.x + columns)
        try session.press("Home", "Right")
        #expect(session.screen.cursor.x > start.x)
        try session.press("Left")
        #expect(session.screen.cursor.x == start.x)
        try session.press("End")
        for _ in name { try session.press("Backspace") }
        #expect(session.screen.cursor.x == start.x)
        #expect(!session.screen.contains(String(name.first ?? " ")))
        try session.send(Array("\(name)\r178\r72.4\r\r".utf8))
        try session.expect("22.85  ✓ normal · WHO")
        try session.expect(name)
    }
}
