import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct WeighInRepositoryTests {
    let folder = TemporaryFolder()

    var sut: WeighInRepository {
        WeighInRepository(folder.client, .testValue)
    }

    @Test
    func save_weighIns_addsOneLineAtTheTop() throws {
        try sut.save(.sample(1, "2026-11-19"), of: UUID(9))
        let before = try #require(folder.text("history/\(UUID(9).text)/2026.json"))
        try sut.save(.sample(2, "2026-11-20"), of: UUID(9))
        let after = try #require(folder.text("history/\(UUID(9).text)/2026.json"))
        let old = before.split(separator: "\n")
        let new = after.split(separator: "\n")
        #expect(new.count == old.count + 1)
        #expect(Array(new[2...]) == Array(old[1...]))
    }

    @Test
    func load_yearsAreFiles_andTheHistoryIsWhole() throws {
        let weighIns = ["1969-12-31", "2024-02-29", "2039-01-01"].enumerated().map {
            WeighIn.sample(UInt8($0.offset), $0.element)
        }
        for weighIn in weighIns.reversed() { try sut.save(weighIn, of: UUID(9)) }
        #expect(try sut.years(sut.keys(of: UUID(9))) == [1969, 2024, 2039])
        #expect(try sut.load(of: UUID(9)) == Loaded(values: weighIns, problems: []))
        #expect(try sut.newest(of: UUID(9)) == weighIns.last)
        #expect(try sut.load(of: UUID(8)) == .empty)
    }

    @Test
    func load_yearOfTheSameLength_isReadAnew() throws {
        try sut.save(.sample(1, "2026-11-19"), of: UUID(9))
        try sut.save(.sample(2, "2026-11-20"), of: UUID(9))
        _ = try sut.load(of: UUID(9))
        let name = "history/\(UUID(9).text)/2026.json"
        let text = try #require(folder.text(name))
        try folder.write(text.replacing("2026-11-19", with: "2026-11-18"), name)
        #expect(try sut.load(of: UUID(9)).values.map(\.day.day) == [18, 20])
    }

    @Test
    func load_oneUnreadableYear_isNamedAndTheOthersAreRead() throws {
        try sut.save(.sample(1, "2025-11-19"), of: UUID(9))
        try folder.write("{\n\n,", "history/\(UUID(9).text)/2026.json")
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.values.count == 1)
        #expect(loaded.problems.map(\.reason) == [.malformed(line: 3)])
    }

    @Test
    func load_oneUnreadableLine_isNamedAndTheOthersAreReadAndKept() throws {
        try sut.save(.sample(1, "2025-11-19"), of: UUID(9))
        try sut.save(.sample(2, "2025-11-18"), of: UUID(9))
        let name = "history/\(UUID(9).text)/2025.json"
        let text = try #require(folder.text(name)).replacing(
            "\"day\":\"2025-11-18",
            with: "\"day\":\"2025-31-18"
        )
        try folder.write(text, name)
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.values == [.sample(1, "2025-11-19")])
        #expect(loaded.problems.map(\.reason) == [.malformed(line: 3)])
        try sut.save(.sample(3, "2025-11-20"), of: UUID(9))
        #expect(folder.text(name)?.contains("2025-31-18") == true)
    }

    @Test
    func replace_anotherYear_movesTheWeighIn() throws {
        try sut.save(.sample(1, "2025-12-31"), of: UUID(9))
        let new = WeighIn.sample(1, "2026-01-01")
        _ = try sut.replace(.sample(1, "2025-12-31"), with: new, of: UUID(9))
        #expect(try sut.load(of: UUID(9)).values.map(\.day) == [new.day])
        #expect(try sut.load(of: UUID(9), in: 2025).values == [])
    }

    @Test
    func move_fieldsOfANewerVersion_goAlong() throws {
        try sut.save(.sample(1, "2025-12-31"), of: UUID(9))
        try note("\"mood\":\"fine\"", of: UUID(9), in: 2025)
        _ = try sut.move(.sample(1, "2025-12-31"), from: UUID(9), to: UUID(8))
        let there = try #require(folder.text("history/\(UUID(8).text)/2025.json"))
        let here = try #require(folder.text("history/\(UUID(9).text)/2025.json"))
        #expect(there.contains("\"mood\":\"fine\",\"note\":\"after a run\""))
        #expect(!here.contains("mood"))
        #expect(try sut.load(of: UUID(8)).values.map(\.weight) == [72.4])
    }

    @Test
    func replace_anotherYear_fieldsOfANewerVersionGoAlong_whatWasEditedDoesNot() throws {
        try sut.save(.sample(1, "2025-12-31"), of: UUID(9))
        try note("\"mood\":\"fine\"", of: UUID(9), in: 2025)
        var new = WeighIn.sample(1, "2026-01-01")
        new.note = ""
        _ = try sut.replace(.sample(1, "2025-12-31"), with: new, of: UUID(9))
        let text = try #require(folder.text("history/\(UUID(9).text)/2026.json"))
        #expect(text.contains("\"mood\":\"fine\""))
        #expect(!text.contains("note"))
    }

    @Test
    func replace_twoCopies_keepEachOthersChanges() throws {
        let old = WeighIn.sample(1, "2026-01-01")
        try sut.save(old, of: UUID(9))
        var here = old
        here.weight = 71
        var elsewhere = old
        elsewhere.note = "before breakfast"
        _ = try sut.replace(old, with: elsewhere, of: UUID(9))
        _ = try sut.replace(old, with: here, of: UUID(9))
        let kept = try sut.load(of: UUID(9)).values
        #expect(kept.map(\.weight) == [71])
        #expect(kept.map(\.note) == ["before breakfast"])
    }

    @Test
    func replace_wasDeletedElsewhere_comesBackWhole() throws {
        let old = WeighIn.sample(1, "2026-01-01")
        try sut.save(old, of: UUID(9))
        try sut.delete(old, of: UUID(9))
        var new = old
        new.weight = 71
        _ = try sut.replace(old, with: new, of: UUID(9))
        let loaded = try sut.load(of: UUID(9))
        #expect(loaded.problems.isEmpty)
        #expect(loaded.values.map(\.weight) == [71])
        #expect(loaded.values.map(\.note) == [old.note])
    }

    private func note(_ member: String, of personID: Person.ID, in year: Int) throws {
        let name = "history/\(personID.text)/\(year).json"
        let text = try #require(folder.text(name))
        try folder.write(text.replacing("\"note\"", with: "\(member),\"note\""), name)
    }

    @Test
    func save_largeYear_isLeftAsItIsAndItsMonthsTakeOver() throws {
        let year = try fillLargeYear()
        try sut.save(.sample(1, "2026-11-20"), of: UUID(9))
        try sut.save(.sample(2, "2026-12-01"), of: UUID(9))
        try sut.save(.sample(3, "2025-12-31"), of: UUID(9))
        #expect(folder.text("history/\(UUID(9).text)/2026.json") == year)
        let names: Set = ["2025", "2026", "2026-11", "2026-12"]
        let kept = folder.files.keys.filter { $0.hasPrefix("history/") }
        #expect(Set(kept) == Set(names.map { "history/\(UUID(9).text)/\($0).json" }))
        #expect(try sut.years(sut.keys(of: UUID(9))) == [2025, 2026])
        let days = ["2026-01-01", "2026-11-20", "2026-12-01"]
        let loaded = try sut.load(of: UUID(9), in: 2026)
        #expect(loaded.values.map(\.day.description) == days)
        #expect(try sut.newest(of: UUID(9)) == .sample(2, "2026-12-01"))
    }

    @Test
    func replace_largeYear_changesTheWeighInWhereItIs() throws {
        _ = try fillLargeYear()
        _ = try sut.replace(.sample(7, "2026-01-01"), with: .sample(7, "2026-01-02"), of: UUID(9))
        #expect(try sut.keys(of: UUID(9)).count == 1)
        try sut.save(.sample(1, "2026-11-20"), of: UUID(9))
        _ = try sut.replace(.sample(1, "2026-11-20"), with: .sample(1, "2026-11-21"), of: UUID(9))
        _ = try sut.replace(.sample(1, "2026-11-21"), with: .sample(1, "2026-12-01"), of: UUID(9))
        let days = ["2026-01-02", "2026-12-01"]
        #expect(try sut.load(of: UUID(9)).values.map(\.day.description) == days)
        try sut.delete(.sample(7, "2026-01-02"), of: UUID(9))
        try sut.delete(.sample(1, "2026-12-01"), of: UUID(9))
        #expect(try sut.load(of: UUID(9)) == .empty)
    }

    @Test(arguments: ["x", "20260", "99999999999999999999", "2026 (copy)", "2026x11", ""])
    func years_otherFile_isNoYear(name: String) throws {
        try folder.write("{}", "history/\(UUID(9).text)/\(name).json")
        #expect(try sut.years(sut.keys(of: UUID(9))) == [])
    }

    @Test
    func largestYear_hasRoomForAWeighInADay() throws {
        let sizes = try [1, 2].map { day in
            try sut.save(.sample(UInt8(day), "2026-11-0\(day)"), of: UUID(9))
            return try #require(folder.text("history/\(UUID(9).text)/2026.json")).utf8.count
        }
        #expect(366 * (sizes[1] - sizes[0]) < WeighInRepository.largestYear)
    }

    private func fillLargeYear() throws -> String {
        let name = "history/\(UUID(9).text)/2026.json"
        var weighIn = WeighIn.sample(7, "2026-01-01")
        weighIn.note = String(repeating: "long ", count: WeighInRepository.largestYear / 5)
        try sut.save(weighIn, of: UUID(9))
        return try #require(folder.text(name))
    }

    @Test
    func delete_thenSaveAgain_bringsItBack() throws {
        let weighIn = WeighIn.sample(1, "2025-12-31")
        try sut.save(weighIn, of: UUID(9))
        try sut.delete(weighIn, of: UUID(9))
        #expect(try sut.newest(of: UUID(9)) == nil)
        try sut.save(weighIn, of: UUID(9))
        #expect(try sut.newest(of: UUID(9))?.weight == weighIn.weight)
    }

    @Test
    func save_clockWasSetBack_theLaterChangeStaysTheLater() throws {
        var changes = [Date]()
        for seconds in [1000.0, 500, -1e9] {
            let clock = DateClient { Date(timeIntervalSince1970: seconds) }
            let sut = WeighInRepository(folder.client, clock)
            try sut.save(.sample(1, "2026-11-20"), of: UUID(9))
            changes += try sut.load(of: UUID(9)).values.map(\.changedAt)
        }
        #expect(changes.map(\.milliseconds) == [1_000_000, 1_000_001, 1_000_002])
    }

    @Test
    func save_yearsAfterADeletion_keepsTheMark() throws {
        try sut.save(.sample(1, "2025-12-31"), of: UUID(9))
        try sut.delete(.sample(1, "2025-12-31"), of: UUID(9))
        let name = "history/\(UUID(9).text)/2025.json"
        let later = DateClient { Date(timeIntervalSince1970: 4000 * 86_400) }
        try WeighInRepository(folder.client, later).save(.sample(2, "2025-12-30"), of: UUID(9))
        #expect(folder.text(name)?.contains("deleted") == true)
    }

    @Test(arguments: ["nonsense", #"{"count":0,"records":[],"version":99}"#])
    func saveFirst_peopleCannotBeWritten_noHistoryIsLeft(content: String) throws {
        let folder = TemporaryFolder()
        try folder.write(content, "people.json")
        #expect(throws: StorageError.self) {
            try WeighInRepository(folder.client, .testValue).saveFirst(
                .sample(1, "2026-11-20"),
                of: Person(id: UUID(9), name: "Ada", height: 178)
            )
        }
        #expect(folder.text("history/\(UUID(9).text)/2026.json") == nil)
    }
}

extension WeighIn {
    static func sample(_ number: UInt8, _ day: String) -> WeighIn {
        WeighIn(
            id: UUID(number),
            day: Day(day) ?? .epoch,
            time: .midnight,
            weight: 72.4,
            height: 178,
            note: "after a run",
            changedAt: Date(timeIntervalSince1970: 0)
        )
    }
}
