import Essentials
import Testing

@testable import DataSource

/// Files in which one record stands twice, as two copies written into one have them.
@Suite(.timeLimit(.minutes(10)))
struct TwiceWrittenTests {
    let folder = TemporaryFolder()
    let moment = "2026-11-20T06:30:11.000Z"
    let id = "3f2c8a51-1b7e-4d2f-9c3a-5e6f7a8b9c0d"

    var sut: WeighInRepository { WeighInRepository(folder.client, .testValue) }

    @Test(arguments: [1, 2])
    func delete_sameTwiceInOneFile_isOne_bothGo(newer: Int) throws {
        try write(
            [1, 2].map { number in
                line(
                    id: number == 1 ? id : id.uppercased(),
                    weight: "71",
                    changedAt: "2026-11-20T06:30:1\(number == newer ? 2 : 1).000Z"
                )
            }
        )
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.problems.isEmpty)
        let old = try #require(loaded.values.first)
        var new = old
        new.note = "run"
        _ = try sut.replace(old, with: new, of: UUID(9))
        #expect(try sut.load(of: UUID(9)).values.map(\.note) == ["run"])
        try sut.delete(new, of: UUID(9))
        #expect(try sut.load(of: UUID(9)) == .empty)
        _ = try UndoRepository(folder.client, .testValue, .testValue).run(.undo)
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [71])
    }

    @Test(arguments: [["70", "71"], ["71", "70"]])
    func load_differentUnderOneIdentifier_areNamed_eachIsChangedAlone(_ weights: [String]) throws {
        try write(
            weights.enumerated().map { index, weight in
                line(
                    id: index == 0 ? id : id.uppercased(),
                    day: "\"day\":\"2026-11-2\(index)\"",
                    weight: weight,
                    changedAt: moment
                )
            }
        )
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.values.map(\.weight).sorted() == [70, 71])
        #expect(loaded.problems.map(\.reason) == [.namesakes])
        #expect(try sut.load(of: UUID(9)) { _ in false }.weighIns == loaded)
        let newest = try #require(loaded.values.first { $0.id.text == id })
        let other = try #require(loaded.values.first { $0.id != newest.id })

        var changed = other
        changed.note = "run"
        _ = try sut.replace(other, with: changed, of: UUID(9))
        let apart = try sut.load(of: UUID(9))
        #expect(apart.problems.isEmpty)
        #expect(apart.values.first { $0.id == other.id }?.note == "run")
        #expect(apart.values.first { $0.id == newest.id } == newest)
        try sut.delete(newest, of: UUID(9))
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [other.weight])
        _ = try UndoRepository(folder.client, .testValue, .testValue).run(.undo)
        #expect(try sut.load(of: UUID(9)).values.map(\.weight).sorted() == [70, 71])
    }

    @Test
    func delete_differentUnderOneIdentifier_theOtherStays() throws {
        try write(
            (0...2).map {
                line(id: id, weight: "7\($0)", changedAt: moment)
            }
        )
        let newest = try #require(try sut.load(of: UUID(9)).values.first { $0.id.text == id })
        try sut.delete(newest, of: UUID(9))
        let others = [70, 71, 72].filter { $0 != newest.weight }
        #expect(try sut.load(of: UUID(9)).values.map(\.weight).sorted() == others)
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
    func load_personTwice_oneHasTheIdentifier() throws {
        let people = PersonRepository(folder.client, .testValue)
        try people.save(.ada)
        let text = try #require(folder.text("people.json"))
        let line = try #require(text.split(separator: "\n").dropFirst().first)
        let newer = line.replacing("165", with: "166")
        try folder.write(
            text.replacing(line, with: "\(line),\n\(newer)").replacing(
                "\"count\":1",
                with: "\"count\":2"
            ),
            "people.json"
        )
        let loaded = try people.load()
        #expect(Set(loaded.values.map(\.height)) == [165, 166])
        #expect(loaded.values.count { $0.id == Person.ada.id } == 1)
    }

    private func write(_ lines: [String]) throws {
        let records = lines.joined(separator: ",\n")
        try folder.write(
            "{\"count\":\(lines.count),\"records\":[\n\(records)\n],\"version\":1}\n",
            "history/\(UUID(9).text)/2026.json"
        )
    }

    private func line(
        id: String,
        day: String = "\"day\":\"2026-11-20\"",
        weight: String,
        changedAt: String
    ) -> String {
        """
        {"changedAt":"\(changedAt)",\(day),"height":178,"id":"\(id)","time":"07:30",\
        "weight":\(weight)}
        """
    }
}
