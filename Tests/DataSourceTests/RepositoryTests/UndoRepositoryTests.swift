import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct UndoRepositoryTests {
    let folder = TemporaryFolder()
    let clock = AllocatedLock(1_795_000_000.0)
    let ada = UUID(9)

    // Each is made anew, as after a restart.
    var dateClient: DateClient {
        DateClient { [clock] in Date(timeIntervalSince1970: clock.withLock(\.self)) }
    }

    let localTimeClient = LocalTimeClient { date in
        LocalTime(day: Day(number: Int(date.timeIntervalSince1970) / 86_400), time: .midnight)
    }

    var sut: UndoRepository { UndoRepository(folder.client, dateClient, localTimeClient) }

    var people: PersonRepository { PersonRepository(folder.client, dateClient) }
    var weighIns: WeighInRepository { WeighInRepository(folder.client, dateClient) }

    @Test
    func run_nothingWasChanged_isNothing() throws {
        #expect(try sut.run(.undo) == .nothing)
        #expect(try sut.run(.redo) == .nothing)
        #expect(sut.lastChange() == nil)
        #expect(folder.files.isEmpty)
    }

    @Test
    func run_restoredFileHasTakenItBack_isNotClaimed() throws {
        _ = try saved(1, "2026-11-20")
        let name = "history/\(ada.text)/2026.json"
        let before = try #require(folder.text(name))
        let weighIn = try saved(2, "2026-11-21")
        try folder.write(before, name)
        #expect(try sut.run(.undo) == .changedSince(.savedWeighIn(weighIn, of: ada)))
        #expect(folder.text(name) == before)
        #expect(try sut.run(.undo) != .changedSince(.savedWeighIn(weighIn, of: ada)))
    }

    @Test
    func run_weighInWasAdded_isTakenBackAndDoneAgain() throws {
        let weighIn = try saved(1, "2026-11-20")
        let change = DataChange.savedWeighIn(weighIn, of: ada)
        #expect(sut.lastChange() == change)
        #expect(try sut.run(.undo) == .done(change))
        #expect(try weights() == [])
        #expect(sut.lastChange() == nil)
        #expect(try sut.run(.redo) == .done(change))
        #expect(try weights() == [72.4])
        #expect(try sut.run(.redo) == .nothing)
    }

    /// Another process may have completed the step before it is repeated.
    @Test(arguments: UndoDirection.allCases)
    func run_stepWasNotConfirmed_isAnsweredOnceMore(direction: UndoDirection) throws {
        for number in 1...3 { _ = try saved(UInt8(number), "2026-11-20") }
        if direction == .redo { for _ in 0..<2 { _ = try sut.run(.undo) } }
        var client = folder.client
        let setAll = client.setAll
        client.setAll = { keys, change throws(StorageError) in
            try setAll(keys, change)
            throw StorageError(file: "", reason: .decided)
        }
        let failing = UndoRepository(client, dateClient, localTimeClient)
        #expect(throws: StorageError(file: "", reason: .decided)) { try failing.run(direction) }
        let once = try weights().count
        #expect(once == 2)
        #expect(try sut.next(direction) == nil)
        guard case .finished = try sut.run(direction) else {
            Issue.record("Taken twice")
            return
        }
        #expect(try weights().count == once)
        guard case .done = try sut.run(direction) else {
            Issue.record("Not taken")
            return
        }
        #expect(try weights().count == (direction == .undo ? 1 : 3))
    }

    /// A later change clears the mark of a lost answer.
    @Test
    func run_answerWasLost_nextChangeOrOtherDirectionForgetsIt() throws {
        for number in 1...2 { _ = try saved(UInt8(number), "2026-11-20") }
        _ = try sut.run(.undo)
        sut.markUnanswered(.undo)
        guard case .done = try sut.run(.redo), case .done = try sut.run(.undo) else {
            Issue.record("Not taken")
            return
        }
        #expect(try weights().count == 1)
        sut.markUnanswered(.undo)
        _ = try saved(3, "2026-11-20")
        guard case .done = try sut.run(.undo) else {
            Issue.record("Not taken")
            return
        }
        #expect(try weights().count == 1)
    }

    @Test
    func run_weighInWasChanged_isAsItWas_unknownFieldsToo() throws {
        let old = try saved(1, "2026-11-20")
        try replace("\"note\":", with: "\"shoes\":{\"size\": [38.50]},\"note\":")
        var new = old
        new.weight = 80
        _ = try weighIns.replace(old, with: new, of: ada)
        #expect(try weights() == [80])
        guard case .done(.savedWeighIn(let taken, let replaced?, _)) = try sut.run(.undo) else {
            Issue.record("Not taken back")
            return
        }
        #expect(taken.weight == 80)
        #expect(replaced.weight == 72.4)
        #expect(try weights() == [72.4])
        #expect(text.contains("\"shoes\":{\"size\": [38.50]}"))
    }

    @Test
    func run_weighInWasDeleted_isThereAgain_unknownFieldsToo() throws {
        let weighIn = try saved(1, "2026-11-20")
        try replace("\"note\":", with: "\"shoes\":null,\"note\":")
        try weighIns.delete(weighIn, of: ada)
        #expect(try sut.run(.undo) == .done(.deletedWeighIn(weighIn, of: ada)))
        #expect(try weights() == [72.4])
        #expect(text.contains("\"shoes\":null"))
        #expect(try sut.run(.redo) == .done(.deletedWeighIn(weighIn, of: ada)))
        #expect(try weights() == [])
    }

    @Test
    func run_weighInWentToAnotherYear_isOneChange() throws {
        let old = try saved(1, "2025-12-31")
        _ = try weighIns.replace(old, with: .sample(1, "2026-01-01"), of: ada)
        _ = try sut.run(.undo)
        #expect(try weighIns.load(of: ada).values.map(\.day) == [old.day])
        #expect(try weighIns.load(of: ada, in: 2026).values == [])
        _ = try sut.run(.redo)
        #expect(try weighIns.load(of: ada, in: 2025).values == [])
        #expect(try weighIns.load(of: ada, in: 2026).values.count == 1)
    }

    @Test
    func run_weighInWentToAnotherPerson_comesBack() throws {
        let weighIn = try saved(1, "2026-11-20")
        _ = try weighIns.move(weighIn, from: ada, to: UUID(8))
        #expect(try weighIns.load(of: ada).values == [])
        guard case .done(.movedWeighIn(_, to: UUID(8))) = try sut.run(.undo) else {
            Issue.record("Not taken back")
            return
        }
        #expect(try weights() == [72.4])
        #expect(try weighIns.load(of: UUID(8)).values == [])
    }

    @Test
    func run_person_addedChangedAndDeleted_isTakenBackStepByStep() throws {
        try weighIns.saveFirst(.sample(1, "2026-11-20"), of: Person.ada)
        var taller = Person.ada
        taller.height = 170
        try people.save(taller)
        try people.delete(taller)
        #expect(try people.load().values == [])
        _ = try sut.run(.undo)
        #expect(try people.load().values.map(\.height) == [170])
        #expect(try weighIns.load(of: Person.ada.id).values.count == 1)
        _ = try sut.run(.undo)
        #expect(try people.load().values.map(\.height) == [165])
        _ = try sut.run(.undo)
        #expect(try people.load().values == [])
        #expect(try weighIns.load(of: Person.ada.id).values == [])
        for _ in 0..<3 { _ = try sut.run(.redo) }
        #expect(try people.load().values == [])
        #expect(try weighIns.load(of: Person.ada.id).values.count == 1)
        #expect(try sut.run(.redo) == .nothing)
    }

    @Test
    func run_manySteps_areTakenBackAndDoneAgainInOrder() throws {
        for number in 1...100 { _ = try saved(UInt8(number), "2026-11-20") }
        for count in (0..<100).reversed() {
            _ = try sut.run(.undo)
            #expect(try weights().count == count)
        }
        #expect(try sut.run(.undo) == .nothing)
        for count in 1...100 {
            _ = try sut.run(.redo)
            #expect(try weights().count == count)
        }
        #expect(try sut.run(.redo) == .nothing)
    }

    @Test
    func save_afterUndo_nothingIsDoneAgain() throws {
        _ = try saved(1, "2026-11-20")
        _ = try sut.run(.undo)
        _ = try saved(2, "2026-11-20")
        #expect(try sut.run(.redo) == .nothing)
        _ = try sut.run(.undo)
        #expect(try sut.run(.undo) == .nothing)
    }

    @Test
    func save_nothingIsDifferent_isNoChange() throws {
        let weighIn = try saved(1, "2026-11-20")
        _ = try weighIns.replace(weighIn, with: weighIn, of: ada)
        _ = try sut.run(.undo)
        #expect(try weights() == [])
    }

    // Whatever is stopped on the way, nobody is there without their weigh-ins.
    @Test
    func run_firstPerson_comesAndGoesInOne() throws {
        let keys = AllocatedLock([[String]]())
        var client = folder.client
        let (set, setAll) = (client.set, client.setAll)
        client.set = { key, change throws(StorageError) in
            keys.withLock { $0.append([key]) }
            try set(key, change)
        }
        client.setAll = { all, change throws(StorageError) in
            keys.withLock { $0.append(all) }
            try setAll(all, change)
        }
        let history = "history/\(Person.ada.id.text)/2026"
        let weighIns = WeighInRepository(client, dateClient)
        let undo = UndoRepository(client, dateClient, .testValue)
        try weighIns.saveFirst(.sample(1, "2026-11-20"), of: Person.ada)
        #expect(keys.withLock(\.self) == [[".undo", ".undo-records", history, "people"]])
        for direction in UndoDirection.allCases {
            keys.withLock { $0 = [] }
            _ = try undo.run(direction)
            #expect(keys.withLock(\.self) == [[".undo", history, "people"]])
        }
    }

    @Test
    func run_nextDay_isNothing_andTheJournalBeginsAnew() throws {
        _ = try saved(1, "2026-11-20")
        clock.withLock { $0 += 86_400 }
        #expect(sut.lastChange() == nil)
        #expect(try sut.run(.undo) == .nothing)
        _ = try saved(2, "2026-11-21")
        #expect(journal.count == 1)
    }

    @Test
    func delete_newerJournal_isDoneOnlyWhenFinal() throws {
        let weighIn = try saved(1, "2026-11-20")
        let newer = "{\"count\":0,\"records\":[],\"version\":2}"
        try folder.write(newer, ".undo.json")
        let journal = folder.client.location(.journal)
        let error = StorageError(file: journal, reason: .newerVersion(2))
        #expect(try weighIns.delete(weighIn, of: ada) == .wouldBeIrreversible(error))
        #expect(try weights() == [72.4])
        #expect(try weighIns.delete(weighIn, of: ada, isIrreversible: true) == .done)
        #expect(try weights() == [])
        #expect(folder.text(".undo.json") == newer)
    }

    @Test
    func delete_journalIsAFolder_isNotDone() throws {
        let weighIn = try saved(1, "2026-11-20")
        let journal = "\(folder.path)/.undo.json"
        try FileManager.default.removeItem(atPath: journal)
        try FileManager.default.createDirectory(
            atPath: journal,
            withIntermediateDirectories: false
        )
        guard case .wouldBeIrreversible = try weighIns.delete(weighIn, of: ada) else {
            Issue.record("Deleted for good")
            return
        }
        #expect(try weights() == [72.4])
    }

    @Test
    func delete_failed_isNotNoted() throws {
        let weighIn = try saved(1, "2026-11-20")
        let count = journal.count
        try replace("\"version\":1", with: "\"version\":2")
        #expect(throws: StorageError.self) { try weighIns.delete(weighIn, of: ada) }
        #expect(journal.count == count)
    }

    @Test
    func save_moreThanTheJournalHolds_dropsTheOldest() throws {
        for number in 0...Journal.longest {
            var weighIn = WeighIn.sample(1, "2026-11-20")
            weighIn.weight += Double(number)
            try weighIns.save(weighIn, of: ada)
        }
        #expect(journal.count == Journal.longest)
    }

    @Test
    func run_changedElsewhereSince_nothingIsOverwritten_theOneBeforeIsNext() throws {
        _ = try saved(1, "2026-11-20")
        let other = try saved(2, "2026-11-20")
        try replace("72.4", with: "90.5")
        guard case .changedSince(.savedWeighIn(other, _, _)) = try sut.run(.undo) else {
            Issue.record("Overwritten")
            return
        }
        #expect(try weights() == [72.4, 90.5])
        #expect(try sut.run(.redo) == .nothing)
        _ = try sut.run(.undo)
        #expect(try weights() == [90.5])
    }

    @Test
    func run_aPartWasChangedElsewhere_theOtherPartStaysToo() throws {
        try weighIns.saveFirst(.sample(1, "2026-11-20"), of: Person.ada)
        let name = "history/\(Person.ada.id.text)/2026.json"
        let text = try #require(folder.text(name))
        try folder.write(text.replacing("72.4", with: "90.5"), name)
        let before = folder.files.filter { $0.key != ".undo.json" }
        guard case .changedSince = try sut.run(.undo) else {
            Issue.record("Overwritten")
            return
        }
        #expect(folder.files.filter { $0.key != ".undo.json" } == before)
    }

    @Test
    func run_wasStoppedBeforeItWasNoted_canBeRepeated() throws {
        let old = try saved(1, "2025-12-31")
        _ = try weighIns.replace(old, with: .sample(1, "2026-01-01"), of: ada)
        let journal = try #require(folder.text(".undo.json"))
        _ = try sut.run(.undo)
        try folder.write(journal, ".undo.json")
        guard case .done = try sut.run(.undo) else {
            Issue.record("Not taken back")
            return
        }
        #expect(try weighIns.load(of: ada).values.map(\.day) == [old.day])
    }

    @Test(arguments: ["", "{", "[]", "{\"count\":3,\"records\":[],\"version\":1}", "\0\0\0\0"])
    func save_unreadableJournal_isBegunAnew(text: String) throws {
        try folder.write(text, ".undo.json")
        #expect(throws: StorageError.self) { try sut.run(.undo) }
        _ = try saved(1, "2026-11-20")
        let kept = folder.files.filter { $0.key.hasPrefix("backups/.undo/") }
        #expect(Array(kept.values) == [text])
        _ = try sut.run(.undo)
        #expect(try weights() == [])
    }

    @Test(arguments: [
        "{\"count\":0,\"records\":[],\"version\":2}", "{\"all\":\"else\",\"version\":2}",
    ])
    func save_journalOfANewerVersion_isLeftAsItIs(text: String) throws {
        try folder.write(text, ".undo.json")
        _ = try saved(1, "2026-11-20")
        #expect(try weights() == [72.4])
        let journal = folder.client.location(.journal)
        #expect(throws: StorageError(file: journal, reason: .newerVersion(2))) {
            try sut.run(.undo)
        }
        #expect(folder.text(".undo.json") == text)
    }

    @Test
    func save_journalCannotBeWritten_isSavedAllTheSame() throws {
        try folder.write("in the way", ".undo.json/other")
        _ = try saved(1, "2026-11-20")
        #expect(try weights() == [72.4])
        let journal = folder.client.location(.journal)
        #expect(throws: StorageError(file: journal, reason: .notAFile)) { try sut.run(.undo) }
    }

    @Test
    func run_dataCannotBeWritten_throws_andIsTakenBackLater() throws {
        _ = try saved(1, "2026-11-20")
        let name = "history/\(ada.text)/2026.json"
        let good = try #require(folder.text(name))
        try folder.write("{", name)
        #expect(throws: StorageError.self) { try sut.run(.undo) }
        try folder.write(good, name)
        _ = try sut.run(.undo)
        #expect(try weights() == [])
    }

    @Test
    func save_journal_isItsOwnersAlone_andKeptInNoBackup() throws {
        _ = try saved(1, "2026-11-20")
        _ = try saved(2, "2026-11-20")
        #expect(folder.mode(".undo.json") == 0o600)
        #expect(!folder.files.keys.contains { $0.hasPrefix("backups/.undo") })
    }

    private var text: String {
        folder.text("history/\(ada.text)/2026.json") ?? ""
    }

    private var journal: [Record] {
        folder.bytes(".undo.json").flatMap { try? RecordFile($0[...]).records } ?? []
    }

    private func saved(_ number: UInt8, _ day: String) throws -> WeighIn {
        var weighIn = WeighIn.sample(number, day)
        try weighIns.save(weighIn, of: ada)
        weighIn.changedAt = dateClient.now()
        weighIn.enteredAt = weighIn.changedAt
        return weighIn
    }

    private func weights() throws -> [Double] {
        try weighIns.load(of: ada).values.map(\.weight).sorted()
    }

    private func replace(_ old: String, with new: String) throws {
        let text = text.replacing(old, with: new, maxReplacements: 1)
        try folder.write(text, "history/\(ada.text)/2026.json")
    }
}
