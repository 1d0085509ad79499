import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Much input at once, without the brackets that tell a paste.
@Suite(.timeLimit(.minutes(10)))
struct BurstTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func type_TwentyThousandBytesIntoANote_AreThereInFewFrames() throws {
        let session = try dashboard()
        try session.send(Array("a\t\t\t".utf8))
        try session.expect("Weigh in · Ann")
        try session.settle()
        let start = Session.now
        let text = String(repeating: "word ", count: 1_990) + "the end"
        let bytes = try session.outputBytes { try session.send(Array(text.utf8)) }
        #expect(session.screen.contains("the end"))
        #expect(Session.now - start < 10)
        #expect(bytes.count < 100_000)
        let more = try session.outputBytes {
            try session.send(Array(repeating: UInt8(ascii: "x"), count: 200_000))
        }
        #expect(Session.now - start < 20)
        #expect(more.count < 100_000)
    }

    @Test func interrupt_BehindManyKeys_IsAnsweredSoon() throws {
        let session = try dashboard()
        let keys = Array(String(repeating: "\u{1B}[B\u{1B}[A", count: 10_000).utf8)
        let start = Session.now
        try session.send(keys + [0x03])
        #expect(try session.waitForEnd() == .exit(0))
        #expect(Session.now - start < 10)
        try session.expectGivenBack()
    }

    @Test func type_KeysAndTextInTurn_EachFindsItsScreen() throws {
        let session = try dashboard()
        for number in 1...5 {
            try session.send(Array("a7\(number)\t\t\tnote \(number)\r".utf8))
        }
        try session.expect("note 5")
        try session.press("h")
        for number in 1...5 { try session.expect("note \(number)") }
        try session.send(Array("/note 3\r".utf8))
        try session.expect("1 of 6")
    }

    private func dashboard() throws -> Session {
        let session = try Session("bmi-tui", environment: ["HOME": home.path])
        try session.send(Array("\r\rAnn\r178\r72.4\r\r".utf8))
        try session.expect("22.85  ✓ normal · WHO")
        try session.settle()
        return session
    }
}
