import Testing

@testable import DataSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        #expect(try undo.lastChange() == .changedHeight(people().values[0], weighIns: 3))
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

    @Test(arguments: 1...9)
    func save_diskFails_nothingHasChanged(stop: Int) throws {
        try prepare()
        do {
            #expect(try save(.wasWrong, flaky(after: stop)) == .done)
            #expect(try heights() == [178, 178, 178, 170, 178])
            #expect(stop >= 5)
        } catch {
            _ = noted.finishLastChange()
            #expect(try heights() == [168, 168, 168, 170, 168])
        }
    }

    @Test(arguments: 0...9)
    func save_killed_nextStartFinishesIt_oneStepTakesItBack(stop: Int) throws {
        try prepare()
        _ = try? save(.wasWrong, dying(after: stop))
        let keys = noted.finishLastChange()
        #expect(keys.isEmpty == !(1...5).contains(stop))
        guard stop > 0 else {
            #expect(try heights() == [168, 168, 168, 170, 168])
            return
        }
        #expect(try heights() == [178, 178, 178, 170, 178])
        #expect(noted.finishLastChange().isEmpty)
        #expect(try isDone(.undo))
        #expect(try heights() == [168, 168, 168, 170, 168])
    }

    @Test(arguments: 0...9)
    func save_killed_nextSaveFinishesIt(stop: Int) throws {
        try prepare()
        _ = try? save(.wasWrong, dying(after: stop))
        try weighIns().save(.sample(7, "2020-01-01"), of: UUID(8))
        let expected: [Double] =
            stop == 0 ? [168, 168, 168, 170, 168] : [178, 178, 178, 170, 178]
        #expect(try heights() == expected)
    }

    @Test(arguments: 0...9)
    func undo_killed_nextStartFinishesIt_itCanBeDoneAgain(stop: Int) throws {
        try prepare()
        _ = try save(.wasWrong)
        _ = try? UndoRepository(dying(after: stop), .testValue, .testValue).run(.undo)
        _ = noted.finishLastChange()
        let isBack = stop > 0
        let old = [168.0, 168, 168, 170, 168]
        let new = [178.0, 178, 178, 170, 178]
        #expect(try heights() == (isBack ? old : new))
        #expect(try isDone(isBack ? .redo : .undo))
        #expect(try heights() == (isBack ? new : old))
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
        _ client: UserDefaultsClient? = nil
    ) throws -> ChangeOutcome {
        try weighIns(client).save(new, replacing: old, correction, isFinal: false)
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

    private func weighIns(_ client: UserDefaultsClient? = nil) -> WeighInRepository {
        WeighInRepository(client ?? folder.client, .testValue)
    }

    /// Nothing is written any more, as by a process that is no more.
    private func dying(after stop: Int) -> UserDefaultsClient {
        failing { $0 > stop }
    }

    /// One write fails.
    private func flaky(after stop: Int) -> UserDefaultsClient {
        failing { $0 == stop + 1 }
    }

    private func failing(_ fails: @escaping @Sendable (Int) -> Bool) -> UserDefaultsClient {
        let client = folder.client
        let writes = AllocatedLock(0)
        return testDependency(of: UserDefaultsClient.self) {
            $0 = client
            $0.set = { key, change throws(StorageError) in
                let number = writes.withLock { writes in
                    writes += 1
                    return writes
                }
                guard !fails(number) else { throw StorageError(file: key, reason: .system(5)) }
                try client.set(key, change)
            }
        }
    }
}
