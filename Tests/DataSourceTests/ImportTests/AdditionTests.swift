import Essentials
import Testing

@testable import DataSource

/// Many weigh-ins at once: all of them or none, and one step of undo.
@Suite(.timeLimit(.minutes(10)))
struct AdditionTests {
    private let folder = TemporaryFolder()
    private let clock = AllocatedLock(1_795_000_000.0)
    private let failures = AllocatedLock(Int.max)

    private var dateClient: DateClient {
        DateClient { [clock] in
            let seconds = clock.withLock {
                $0 += 0.001
                return $0
            }
            return Date(timeIntervalSince1970: seconds)
        }
    }

    /// Writes as many files as are still allowed.
    private var client: DataFolderClient {
        var client = folder.client
        let set = client.set
        client.set = { [failures] key, change throws(StorageError) in
            let isAllowed = failures.withLock {
                $0 -= 1
                return $0 >= 0
            }
            guard isAllowed else { throw StorageError(file: key, reason: .system(28)) }
            try set(key, change)
        }
        return client
    }

    private var weighIns: WeighInRepository { WeighInRepository(client, dateClient) }
    private var people: PersonRepository { PersonRepository(client, dateClient) }
    private var undo: UndoRepository { UndoRepository(client, dateClient, .testValue) }
    private var loaded: [WeighIn] { (try? weighIns.load(of: Person.ada.id).values) ?? [] }

    private func weighIn(_ number: Int) -> WeighIn {
        WeighIn(
            id: UUID(
                uuid: (
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, UInt8(number >> 8),
                    UInt8(number & 0xFF)
                )
            ),
            day: Day(number: 18_000 + number),
            time: TimeOfDay(hour: number % 24, minute: 7) ?? .midnight,
            weight: 70 + Double(number % 50) / 10,
            height: 171,
            note: number % 3 == 0 ? "note \"\(number)\"" : "",
            changedAt: Date(timeIntervalSince1970: 1_790_000_000)
        )
    }

    private func parts(_ count: Int, isNew: Bool = true) -> [ImportPart] {
        [ImportPart(person: .ada, isNew: isNew, weighIns: (0..<count).map(weighIn))]
    }

    @discardableResult
    private func add(_ parts: [ImportPart]) throws -> AdditionOutcome {
        try weighIns.add(parts, isIrreversible: false) { false }
    }

    @Test
    func record_isReadAsTheWeighInThatItIs() throws {
        for number in 0..<50 {
            var weighIn = weighIn(number)
            if number % 2 == 0 { weighIn.enteredAt = weighIn.changedAt.addingTimeInterval(1) }
            let record = NewRecord(weighIn).record
            #expect(record.text.decode { WeighIn($0) } == weighIn)
            #expect(record.text.members.map { JSONText($0) } == record.text)
        }
    }

    @Test
    func add_undo_redo_areOneStepEach() throws {
        #expect(try add(parts(900)) == .done)
        #expect(loaded.map(\.id) == (0..<900).map { weighIn($0).id })
        #expect(loaded.map(\.weight) == (0..<900).map { weighIn($0).weight })
        let change = DataChange.imported(900, of: Person.ada.id)
        #expect(undo.lastChange() == change)
        let before = loaded
        for _ in 0..<2 {
            #expect(try undo.run(.undo) == .done(change))
            #expect(loaded.isEmpty)
            #expect(try people.load().values.isEmpty)
            #expect(try undo.run(.redo) == .done(change))
            #expect(loaded.map(\.note) == before.map(\.note))
            #expect(loaded.map(\.enteredAt) == before.map(\.enteredAt))
            #expect(try people.load().values.map(\.id) == [Person.ada.id])
        }
    }

    @Test
    func add_journal_isSmall_theRecordsStandBesideIt() throws {
        try add(parts(900))
        #expect(try #require(folder.text(".undo.json")).utf8.count < 4_000)
        #expect(try #require(folder.text(".undo-records.json")).utf8.count > 900 * 32)
        #expect(folder.mode(".undo-records.json") == 0o600)
        let details = folder.text(".undo-records.json")
        try weighIns.save(weighIn(901), of: Person.ada.id)
        #expect(folder.text(".undo-records.json") == details)
        #expect(try #require(folder.text(".undo.json")).utf8.count < 4_000)
        _ = try undo.run(.undo)
        #expect(try undo.run(.undo) == .done(.imported(900, of: Person.ada.id)))
        #expect(loaded.isEmpty)
        #expect(!folder.files.keys.contains { $0.hasPrefix("backups/.undo") })
    }

    @Test(arguments: ["", "{", "{\"count\":0,\"records\":[],\"version\":1}"])
    func undo_recordsCannotBeRead_leavesAll_theOneBeforeIsNext(text: String) throws {
        try people.save(.ada)
        try weighIns.save(weighIn(901), of: Person.ada.id)
        try add(parts(10, isNew: false))
        try folder.write(text, ".undo-records.json")
        #expect(try undo.run(.undo) == .changedSince(.imported(10, of: Person.ada.id)))
        #expect(loaded.count == 11)
        guard case .done(.savedWeighIn) = try undo.run(.undo) else {
            Issue.record("Not taken back")
            return
        }
        #expect(loaded.count == 10)
    }

    @Test
    func save_nextDay_recordsAreForgotten() throws {
        try add(parts(900))
        clock.withLock { $0 += 100_000 }
        try weighIns.save(weighIn(901), of: Person.ada.id)
        #expect(try #require(folder.text(".undo-records.json")).utf8.count < 64)
        _ = try undo.run(.undo)
        #expect(try undo.run(.undo) == .nothing)
        #expect(loaded.count == 900)
    }

    @Test
    func add_twice_eachIsTakenBack() throws {
        try add(parts(10))
        let more = (20..<30).map(weighIn)
        try add([ImportPart(person: .ada, isNew: false, weighIns: more)])
        #expect(loaded.count == 20)
        _ = try undo.run(.undo)
        #expect(loaded.map(\.id) == (0..<10).map { weighIn($0).id })
        _ = try undo.run(.undo)
        #expect(loaded.isEmpty)
        for _ in 0..<2 { _ = try undo.run(.redo) }
        #expect(loaded.count == 20)
    }

    @Test
    func add_largeYears_goToTheirMonths() throws {
        let many = (0..<600).map { number in
            var weighIn = weighIn(number)
            weighIn.day = Day(number: 18_000 + number % 200)
            weighIn.note = String(repeating: "x", count: 2000)
            return weighIn
        }
        try add([ImportPart(person: .ada, isNew: true, weighIns: many)])
        #expect(folder.files.keys.contains { $0.hasSuffix("2019-05.json") })
        #expect(loaded.count == 600)
        _ = try undo.run(.undo)
        #expect(loaded.isEmpty)
    }

    @Test
    func add_besideWhatIsThere_leavesItAsItIs() throws {
        try people.save(.ada)
        var own = weighIn(5)
        own.id = UUID(77)
        try weighIns.save(own, of: Person.ada.id)
        try add(parts(20, isNew: false))
        #expect(loaded.count == 21)
        _ = try undo.run(.undo)
        #expect(loaded.map(\.id) == [UUID(77)])
    }

    @Test
    func undo_oneWasChangedElsewhere_leavesAll() throws {
        try add(parts(10))
        var other = loaded[3]
        let old = other
        other.weight = 99
        let elsewhere = WeighInRepository(folder.client, dateClient)
        _ = try elsewhere.replace(old, with: other, of: Person.ada.id)
        Journal(RecordRepository(folder.client, dateClient)).drop("000000002")
        #expect(try undo.run(.undo) == .changedSince(.imported(10, of: Person.ada.id)))
        #expect(loaded.count == 10)
    }

    @Test
    func add_cancelled_leavesNothing() throws {
        try people.save(.ada)
        var asked = 0
        let outcome = try weighIns.add(parts(900, isNew: false), isIrreversible: false) {
            asked += 1
            return asked > 2
        }
        #expect(outcome == .cancelled)
        #expect(loaded.isEmpty)
        #expect(undo.lastChange()?.recordID == Person.ada.id)
    }

    @Test(arguments: 1...4)
    func add_stoppedAtAnyFile_leavesNothing(_ file: Int) throws {
        var stopped = client
        let setAll = client.setAll
        stopped.setAll = { keys, change throws(StorageError) in
            var count = 0
            try setAll(keys) { key, data throws(StorageError) in
                count += 1
                guard count < file else { throw StorageError(file: key, reason: .system(5)) }
                return try change(key, data)
            }
        }
        let dying = WeighInRepository(stopped, dateClient)
        #expect(throws: StorageError.self) {
            try dying.add(parts(900), isIrreversible: false) { false }
        }
        #expect(loaded.isEmpty)
        #expect(try people.load().values.isEmpty)
        #expect(undo.lastChange() == nil)
        #expect(try add(parts(900)) == .done)
        #expect(loaded.count == 900)
        _ = try undo.run(.undo)
        #expect(loaded.isEmpty)
    }

    @Test
    func add_whereNothingCanBeNoted_asksFirst() throws {
        try folder.write("{\"records\":[],\"version\":99}", "\(String.journal).json")
        let outcome = try add(parts(10))
        guard case .wouldBeIrreversible = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(loaded.isEmpty)
        #expect(try weighIns.add(parts(10), isIrreversible: true) { false } == .done)
        #expect(loaded.count == 10)
    }
}
