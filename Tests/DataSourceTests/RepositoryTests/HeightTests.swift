import Essentials
import Testing

@testable import DataSource

/// A new height goes to the person and to weigh-ins of several years, or to none of them.
@Suite(.timeLimit(.minutes(10)))
struct HeightTests {
    static let days = ["2024-03-01", "2025-06-30", "2025-07-01", "2026-11-20"]

    let folder = TemporaryFolder()
    let old = Person(id: UUID(9), name: "Ada", height: 168)

    var new: Person {
        var new = old
        new.height = 178
        return new
    }

    @Test
    func save_wasWrong_allThatCarryItFollow_oneStepTakesThemBack() throws {
        try prepare()
        #expect(try save(.wasWrong) == .done)
        #expect(try heights() == [178, 178, 178, 170, 178])
        guard case .changedHeight(let new, let replaced?, weighIns: 3)? = undo.lastChange() else {
            Issue.record("\(String(describing: undo.lastChange()))")
            return
        }
        #expect((new.height, replaced.height) == (178, 168))
        #expect(try isDone(.undo))
        #expect(try heights() == [168, 168, 168, 170, 168])
        #expect(try isDone(.redo))
        #expect(try heights() == [178, 178, 178, 170, 178])
    }

    @Test
    func save_hasChanged_earlierOnesKeepTheirs() throws {
        try prepare()
        #expect(try save(.changed(from: Day("2025-07-01") ?? .epoch)) == .done)
        #expect(try heights() == [178, 168, 168, 170, 178])
        #expect(try isDone(.undo))
        #expect(try heights() == [168, 168, 168, 170, 168])
    }

    @Test
    func save_unknownFieldsStay_onlyTheHeightIsWritten() throws {
        try prepare()
        let file = "history/\(old.id.text)/2024.json"
        let text = try #require(folder.text(file))
        let withMore = text.replacing("\"note\":", with: "\"shoes\":{\"size\": [38.50]},\"note\":")
        try folder.write(withMore, file)
        #expect(try save(.wasWrong) == .done)
        #expect(folder.text(file)?.contains("\"shoes\":{\"size\": [38.50]}") == true)
        #expect(folder.text(file)?.contains("\"height\":178") == true)
        #expect(try isDone(.undo))
        #expect(folder.text(file)?.contains("\"shoes\":{\"size\": [38.50]}") == true)
    }

    @Test(arguments: 1...5)
    func save_diskFails_nothingHasChanged(stop: Int) throws {
        try prepare()
        #expect(throws: StorageError.self) { try save(.wasWrong, failing(at: stop)) }
        #expect(try heights() == [168, 168, 168, 170, 168])
        #expect(try !isDone(.undo))
    }

    @Test(arguments: 1...5)
    func undo_diskFails_nothingHasChanged_theNextTakesItBack(stop: Int) throws {
        try prepare()
        _ = try save(.wasWrong)
        #expect(throws: StorageError.self) {
            try UndoRepository(failing(at: stop), .testValue, .testValue).run(.undo)
        }
        #expect(try heights() == [178, 178, 178, 170, 178])
        #expect(try isDone(.undo))
        #expect(try heights() == [168, 168, 168, 170, 168])
    }

    @Test
    func save_journalCannotBeRead_isAskedAbout_andDoneAllTheSame() throws {
        try prepare()
        try folder.write("{\"count\":0,\"records\":[],\"version\":9}\n", ".undo.json")
        guard case .wouldBeIrreversible = try save(.wasWrong) else {
            Issue.record("It was not asked about")
            return
        }
        #expect(try heights() == [168, 168, 168, 170, 168])
        #expect(
            try weighIns().save(new, replacing: old, .wasWrong, isIrreversible: true) == .done
        )
        #expect(try heights() == [178, 178, 178, 170, 178])
    }

    @Test
    func undo_oneWasDeletedSince_othersAreTakenBack() throws {
        try prepare()
        _ = try save(.wasWrong)
        let journal = try #require(folder.text(".undo.json"))
        let gone = try #require(try weighIns().load(of: old.id).values.first)
        try weighIns().delete(gone, of: old.id)
        try folder.write(journal, ".undo.json")
        #expect(try isDone(.undo))
        #expect(try heights() == [168, 168, 170, 168])
    }

    @Test
    func undo_oneHasGotAnotherHeight_nothingIsTakenBack() throws {
        try prepare()
        _ = try save(.wasWrong)
        let file = "history/\(old.id.text)/2024.json"
        let text = try #require(folder.text(file))
        try folder.write(text.replacing("\"height\":178", with: "\"height\":199"), file)
        guard case .changedSince = try undo.run(.undo) else {
            Issue.record("It was taken back")
            return
        }
        #expect(try heights() == [178, 199, 178, 170, 178])
    }

    private var noted: NotedRecords { NotedRecords(folder.client, .testValue) }

    private var undo: UndoRepository { UndoRepository(folder.client, .testValue, .testValue) }

    private func prepare() throws {
        try PersonRepository(folder.client, .testValue).save(old)
        for (index, day) in Self.days.enumerated() {
            var weighIn = WeighIn.sample(UInt8(index), day)
            weighIn.height = index == 2 ? 170 : 168
            try weighIns().save(weighIn, of: old.id)
        }
    }

    private func save(
        _ correction: HeightCorrection,
        _ client: DataFolderClient? = nil
    ) throws -> ChangeOutcome {
        try weighIns(client).save(new, replacing: old, correction, isIrreversible: false)
    }

    /// Of the person, and then of the weigh-ins by their days.
    private func heights() throws -> [Double] {
        try people().values.map(\.height) + weighIns().load(of: old.id).values.map(\.height)
    }

    private func people() throws -> Loaded<Person> {
        try PersonRepository(folder.client, .testValue).load()
    }

    private func isDone(_ direction: UndoDirection) throws -> Bool {
        guard case .done(.changedHeight) = try undo.run(direction) else { return false }
        return true
    }

    private func weighIns(_ client: DataFolderClient? = nil) -> WeighInRepository {
        WeighInRepository(client ?? folder.client, .testValue)
    }

    /// Of what is written together, one cannot be.
    private func failing(at stop: Int) -> DataFolderClient {
        let client = folder.client
        return testDependency(of: DataFolderClient.self) {
            $0 = client
            $0.setAll = { keys, change throws(StorageError) in
                var count = 0
                try client.setAll(keys) { key, data throws(StorageError) in
                    count += 1
                    guard count != stop else {
                        throw StorageError(file: key, reason: .system(28))
                    }
                    return try change(key, data)
                }
            }
        }
    }
}
