import Testing

@testable import DataSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Files in which one record stands twice, as two copies written into one have them.
@Suite(.timeLimit(.minutes(10)))
struct TwiceWrittenTests {
    let folder = TemporaryFolder()
    let moment = "2026-11-20T06:30:11.000Z"
    let id = "3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0d"

    var sut: WeighInRepository { WeighInRepository(folder.client, .testValue) }

    @Test(arguments: [["70", "71"], ["71", "70"]])
    func delete_twiceInOneFile_theNewerCounts_bothGo(_ weights: [String]) throws {
        try write(
            weights.enumerated().map { index, weight in
                line(
                    id: index == 0 ? id : id.uppercased(),
                    day: "\"day\":\"2026-11-2\(index)\"",
                    weight: weight,
                    changedAt: "2026-11-20T06:30:1\(weight == "71" ? 2 : 1).000Z"
                )
            }
        )
        let old = try #require(try sut.load(of: UUID(9)).values.first)
        #expect(old.weight == 71)
        var new = old
        new.note = "run"
        _ = try sut.replace(old, with: new, of: UUID(9))
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [71])
        #expect(try sut.load(of: UUID(9)).values.map(\.note) == ["run"])
        try sut.delete(new, of: UUID(9))
        #expect(try sut.load(of: UUID(9)) == .empty)
        _ = try UndoRepository(folder.client, .testValue, .testValue).run(.undo)
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [71])
    }

    @Test
    func delete_standsInTheFileOfAnotherYear_isGone() throws {
        try write([line(id: id, day: "\"day\":\"1999-01-01\"", weight: "70", changedAt: moment)])
        let old = try #require(try sut.load(of: UUID(9)).values.first)
        #expect(try sut.delete(old, of: UUID(9)) == .done)
        #expect(try sut.load(of: UUID(9)) == .empty)
        _ = try UndoRepository(folder.client, .testValue, .testValue).run(.undo)
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [70])
    }

    @Test
    func replace_standsInTheFileOfAnotherYear_goesToItsOwn() throws {
        try write([line(id: id, day: "\"day\":\"1999-01-01\"", weight: "70", changedAt: moment)])
        let old = try #require(try sut.load(of: UUID(9)).values.first)
        var new = old
        new.weight = 71
        _ = try sut.replace(old, with: new, of: UUID(9))
        #expect(try sut.load(of: UUID(9), in: 2026) == .empty)
        #expect(try sut.load(of: UUID(9), in: 1999).values.map(\.weight) == [71])
    }

    @Test
    func load_personTwice_isTheOneChangedLast() throws {
        let people = PersonRepository(folder.client, .testValue)
        try people.save(.ada)
        let text = try #require(folder.text("people.json"))
        let line = try #require(text.split(separator: "\n").dropFirst().first)
        let newer = line.replacing("165", with: "166").replacing("1970", with: "1971")
        try folder.write(
            text.replacing(line, with: "\(line),\n\(newer)").replacing(
                "\"count\":1",
                with: "\"count\":2"
            ),
            "people.json"
        )
        #expect(try people.load().values.map(\.height) == [166])
    }

    private func write(_ lines: [String]) throws {
        let records = lines.joined(separator: ",\n")
        try folder.write(
            "{\"count\":\(lines.count),\"records\":[\n\(records)\n],\"version\":1}\n",
            "history/\(UUID(9).text)/2026.json"
        )
    }

    private func line(id: String, day: String, weight: String, changedAt: String) -> String {
        """
        {"changedAt":"\(changedAt)",\(day),"height":178,"id":"\(id)","time":"07:30",\
        "weight":\(weight)}
        """
    }
}
