import Essentials
import Testing

@testable import DataSource

/// Long JSON is read in pieces, each a text of its own.
@Suite(.timeLimit(.minutes(10)))
struct JSONPiecesTests {
    @Test(arguments: [1, 7, 50])
    func take_pieces_haveEachElementOnce_andWhatIsAroundIt(step: Int) throws {
        let elements = (0..<40).map { "{\"n\":[\($0),2],\"t\":\"] , \\\"[\\\\\"}" }
        let text =
            "{\"a\": [1,\n2],\"b\": \"x\",\"list\":\n[\(elements.joined(separator: ",\n"))\n],\"z\":0}"
        let bytes = Array(text.utf8)
        var sut = JSONPieces(lists: [1: ["\"b\""]], size: 100)
        var (pieces, lines) = ([[UInt8]](), [Int]())
        for start in stride(from: 0, to: bytes.count, by: step) {
            if let piece = sut.take(Array(bytes[start..<min(start + step, bytes.count)])) {
                pieces.append(piece)
                lines.append(sut.passedLines)
            }
        }
        pieces.append(sut.bytes)
        #expect(pieces.count > 10)
        let members = try pieces.map { try #require(JSONText(bytes: $0[...]).members) }
        #expect(members.allSatisfy { $0["b"]?.string == "x" })
        let lists = members.compactMap { $0["list"]?.texts }
        #expect(lists.flatMap { $0 }.map { String(decoding: $0.bytes, as: UTF8.self) } == elements)
        // Each element is on a line; the last line break is left for the next one.
        let counts = lists.dropLast().map(\.count)
        #expect(lines == counts.indices.map { counts[...$0].reduce(-1, +) })
    }

    /// The start, an element, and the end of a file.
    private static let files: [ImportFormat: (String, @Sendable (Int) -> String, String)] = [
        .fitbitArchive: (
            "[",
            {
                """
                {"logId":\($0),"weight":150.\($0 % 10),"bmi":23.1,"fat":21.5,\
                "date":"03/05/\(10 + $0 % 10)","time":"07:00:41","source":"Aria"}
                """
            }, "]"
        ),
        .garminArchive: (
            "[",
            {
                """
                {"metaData":{"calendarDate":"\(Day.epoch.advanced(by: $0 / 2))"},"version":\($0 % 2),\
                "weight":{"weight":\(70_000 + $0 % 2).0,"source":"INDEX_SCALE"}}
                """
            }, "]"
        ),
        .healthAutoExport: (
            """
            {"data":{"workouts":[],"metrics":[{"name":"weight_body_mass","units":"kg","data":[
            """,
            {
                "{\"date\":\"2024-03-05 07:00:41 +0100\",\"qty\":\(70 + $0 % 9),\"source\":\"Scale\"}"
            },
            "]},{\"name\":\"x\",\"units\":\"kg\",\"data\":[]}]}}"
        ),
        .json: (
            """
            {"version":1,"person":{"id":"3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0d","name":"Ann",\
            "height":171},"weighIns":[
            """,
            {
                "{\"day\":\"2024-03-05\",\"time\":\"07:00\",\"weight\":\(70 + $0 % 9),\"height\":171}"
            },
            "]}"
        ),
    ]

    @Test(arguments: files.keys.sorted { $0.rawValue < $1.rawValue })
    func read_aLongFile_hasEachReadingOnItsLine(format: ImportFormat) throws {
        let (head, element, tail) = try #require(Self.files[format])
        let lines = (0..<20_000).map {
            $0 == 19_001 ? "{\"weight\":{\"x\":0},\"date\":0}" : element($0)
        }
        let text = head + "\n" + lines.joined(separator: ",\n") + "\n" + tail + "!"
        let bytes = Array(text.utf8)
        try #require(bytes.count > 9 << 17)
        var pieces = stride(from: 0, to: bytes.count, by: 100_000).map {
            Array(bytes[$0..<min($0 + 100_000, bytes.count)])
        }
        let stream = FileStream(size: nil) { () throws(StorageError) in
            pieces.isEmpty ? [] : pieces.removeFirst()
        }
        let file = try ImportRepository(.liveValue).read(stream, named: "x", as: nil) { _ in true }
        #expect(file.format == format)
        #expect(file.refusals.map(\.line) == [19_003, 20_002])
        #expect(file.people.count == (format == .json ? 1 : 0))
        let expected = Set(2...20_001).subtracting([19_003])
        guard format == .garminArchive else {
            #expect(file.readings.map(\.line) == expected.sorted())
            return
        }
        // The second reading of each day counts.
        #expect(
            file.readings.map(\.line)
                == stride(from: 3, through: 20_001, by: 2)
                .map { $0 == 19_003 ? 19_002 : $0 }
        )
    }
}
