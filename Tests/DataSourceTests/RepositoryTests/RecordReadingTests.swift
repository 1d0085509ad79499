import Essentials
import Testing

@testable import DataSource

/// Lines that somebody else has written.
@Suite(.timeLimit(.minutes(10)))
struct RecordReadingTests {
    static let id = "3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0d"

    let folder = TemporaryFolder()
    private let name = "history/\(UUID(9).text)/2026.json"

    var sut: WeighInRepository { WeighInRepository(folder.client, .testValue) }

    static func line(
        id: String = id,
        day: String = "\"day\":\"2026-11-20\"",
        weight: String = "72.4",
        changedAt: String = "2026-11-20T06:30:12.345Z",
        _ others: String = ""
    ) -> String {
        """
        {"time":"07:30",\(day),"weight":\(weight),"height":178,"id":"\(id)",\
        "changedAt":"\(changedAt)"\(others)}
        """
    }

    /// As many unknown members as are no longer compared one by one.
    static func others(_ count: Int = 50) -> String {
        (0..<count).map { ",\"x\($0)\":\($0)" }.joined()
    }

    static let readable: [(String, Double, String)] = [
        (line(), 72.4, ""),
        (line(day: #""d\u0061y":"2026-11-20""#), 72.4, ""),
        (line(weight: "72.40"), 72.4, ""),
        (line(weight: "7.24e1"), 72.4, ""),
        (line(weight: "72.39999999999999"), 72.39999999999999, ""),
        (line(id: id.uppercased()), 72.4, ""),
        (line(#","note":"a\u00e9\n\"b\"""#), 72.4, "aé\n\"b\""),
        (line(#","n\u006fte":"run""#), 72.4, "run"),
        (line(#","note":null"#), 72.4, ""),
        (line(#","deleted":false"#), 72.4, ""),
        (line(#","a\"b":1"#), 72.4, ""),
        (line(#","a\\b":{"c\td":[]}"#), 72.4, ""),
        (line(#","a\nb":1,"note":"run""#), 72.4, "run"),
        (line(",\"e\u{301}\":1,\"\u{e9}\":2"), 72.4, ""),
        (
            line(#","note":"\#(String(repeating: "long ", count: 10_000))""#), 72.4,
            String(repeating: "long ", count: 10_000)
        ),
        (line(others()), 72.4, ""), (line(others() + ",\"e\u{301}\":1,\"\u{e9}\":2"), 72.4, ""),
        (line(others() + #","n\u006fte":"run""#), 72.4, "run"),
    ]

    static let unreadable = [
        line(#","day":"2026-11-21""#),
        line(#","d\u0061y":"2026-11-21""#),
        line(#","deleted":false,"deleted":true"#),
        line(#","deleted":true,"deleted":false"#),
        line(weight: "1e400"), line(weight: "-0"), line(weight: "0"), line(weight: "-72.4"),
        line(weight: "999999999.123456789"), line(weight: "\"72,400\""), line(weight: "null"),
        line(id: "3f2c8a51"), line(day: #""day":"2026-13-01""#),
        line(day: #""day":"2026-1\u0031-20""#), "{}",
        line(others() + #","x7":7"#), line(others() + #","x\u0037":7"#),
        line(others() + #","d\u0061y":"2026-11-21""#),
    ]

    static let noJSON = [
        line(weight: "00072"), line(weight: "+72"), line(weight: ".5"), line(weight: "5."),
        line(weight: "1.2.3"), line(weight: "-"), line(weight: ""), line(weight: "NaN"),
        line(","),
    ]

    @Test(arguments: readable)
    func load_line_isRead(_ line: String, _ weight: Double, _ note: String) throws {
        for newline in ["\n", "\r\n"] {
            try write([line], newline)
            let loaded = try sut.load(of: UUID(9))
            #expect(loaded.problems == [])
            #expect(loaded.values.map(\.weight) == [weight])
            #expect(loaded.values.map(\.note) == [note])
            #expect(loaded.values.map(\.id) == [UUID(uuidString: Self.id)])
        }
    }

    @Test(arguments: readable)
    func replace_line_keepsWhatIsBeside_andIsTakenBack(
        _ line: String,
        _ weight: Double,
        _ note: String
    ) throws {
        try write([line])
        let old = try #require(try sut.load(of: UUID(9)).values.first)
        var new = old
        new.weight = 80
        _ = try sut.replace(old, with: new, of: UUID(9))
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [80])
        #expect(try sut.load(of: UUID(9)).values.map(\.note) == [note])
        #expect(try sut.delete(new, of: UUID(9)) == .done)
        #expect(try sut.load(of: UUID(9)) == .empty)
        let undo = UndoRepository(folder.client, .testValue, .testValue)
        _ = try undo.run(.undo)
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [80])
    }

    @Test(arguments: unreadable)
    func load_lineThatIsNoWeighIn_isTold_theOtherIsRead(_ line: String) throws {
        try write([Self.line(id: UUID(1).text), line])
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.values.map(\.id) == [UUID(1)])
        #expect(loaded.problems.map(\.reason) == [.malformed(line: 3)])
        try sut.delete(loaded.values[0], of: UUID(9))
        #expect(try #require(folder.text(name)).contains(line))
    }

    @Test(arguments: noJSON)
    func load_noJSON_isTold_andNeverWritten(_ line: String) throws {
        try write([Self.line(id: UUID(1).text), line])
        let text = folder.text(name)
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.values == [])
        #expect(loaded.problems.count == 1)
        #expect(throws: StorageError.self) {
            try sut.save(.sample(1, "2026-11-21"), of: UUID(9))
        }
        #expect(folder.text(name) == text)
    }

    @Test(arguments: ["\0", "x"])
    func load_somethingBefore_isTold_andNeverWritten(_ start: String) throws {
        try write([Self.line()])
        let text = start + (try #require(folder.text(name)))
        try folder.write(text, name)
        #expect(try sut.load(of: UUID(9)).problems.map(\.reason) == [.malformed(line: 1)])
        #expect(throws: StorageError.self) {
            try sut.save(.sample(1, "2026-11-21"), of: UUID(9))
        }
        #expect(folder.text(name) == text)
    }

    @Test
    func load_linesOfEveryKind_eachIsReadAsIfAlone() throws {
        let other = Self.line(id: UUID(1).text)
        for line in Self.unreadable {
            try write([other, line, Self.line()])
            let loaded = try sut.load(of: UUID(9))
            #expect(loaded.values.count == 2, "\(line)")
            #expect(loaded.problems.map(\.reason) == [.malformed(line: 3)], "\(line)")
        }
        for (line, weight, note) in Self.readable {
            try write([other, line, Self.line(id: UUID(2).text), "{}", "{\"id\":1}"])
            let loaded = try sut.load(of: UUID(9))
            #expect(loaded.values.count == 3, "\(line)")
            #expect(loaded.problems.count == 2)
            let read = loaded.values.first { $0.id.uuidString == Self.id.uppercased() }
            #expect(read?.weight == weight)
            #expect(read?.note == note)
        }
    }

    // Four times as many names take four times as long; in quadratic time sixteen times.
    @Test
    func load_manyNames_takesLinearTime() throws {
        let few = try processorTime { try loadAndSave(names: 500) }
        let many = try processorTime { try loadAndSave(names: 2_000) }
        #expect(many < few * 8)
    }

    private func loadAndSave(names count: Int) throws {
        let many = Self.others(count)
        for line in [Self.line(many), Self.line(#","\u0061":1"# + many)] {
            try write([line, Self.line(id: UUID(1).text, many)])
            #expect(try sut.load(of: UUID(9)).values.count == 2)
        }
        try folder.write("{\"count\":0,\"records\":[],\"version\":1\(many)}\n", name)
        #expect(try sut.load(of: UUID(9)) == .empty)
        try sut.save(.sample(1, "2026-11-21"), of: UUID(9))
        let last = "\"x\(count - 1)\":\(count - 1)"
        #expect(try #require(folder.text(name)).contains(last))
    }

    @Test
    func load_noRecords_isEmpty() throws {
        try write([])
        #expect(try sut.load(of: UUID(9)) == .empty)
        #expect(try sut.newest(of: UUID(9)) == nil)
    }

    private func write(_ lines: [String], _ newline: String = "\n") throws {
        let records = lines.joined(separator: ",\(newline)")
        try folder.write(
            "{\"count\":\(lines.count),\"records\":[\(newline)\(records)\(newline)],\"version\":1}"
                + newline,
            name
        )
    }
}
