import Essentials
import Testing

@testable import DataSource

/// A machine remembers what it has seen last, beside a folder that others change too.
@Suite(.timeLimit(.minutes(10)))
struct SharedFileTests {
    let folder = TemporaryFolder()
    let state = TemporaryFolder()
    let notices = AllocatedLock([StorageError.Reason]())
    let findings = Findings()
    var year: String { "history/\(UUID(9).text)/2026.json" }

    var client: DataFolderClient {
        let notices = notices
        let notice = { @Sendable (error: StorageError) in
            notices.withLock { $0.append(error.reason) }
        }
        return DataFolderClient(notice: notice, findings: findings) {
            [folder, state, findings] () throws(StorageError) in
            FileDefaults(
                folder: DataFolder(path: folder.path, state: state.path),
                findings: findings,
                today: { Day("2026-11-20")! }
            )
        }
    }
    var sut: WeighInRepository { WeighInRepository(client, .liveValue) }
    var told: [StorageError.Reason] { notices.withLock { $0 } }

    init() throws {
        let ada = Person(id: UUID(9), name: "Ada", height: 165)
        try PersonRepository(client, .liveValue).save(ada)
        try sut.save(.sample(1, "2026-11-18"), of: UUID(9))
        _ = try weights()
    }

    @Test
    func load_yearIsGone_isCompleted_andToldOnce() throws {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(year)")
        for _ in 1...3 { #expect(try weights() == [1]) }
        #expect(told == [.completed(1)])
        try sut.save(.sample(2, "2026-11-19"), of: UUID(9))
        #expect(try weights() == [1, 2])
        #expect(folder.text(year)?.contains(UUID(1).text) == true)
    }

    @Test
    func load_changedAheadOfTheClock_isToldOnce() throws {
        let text = try #require(folder.text(year))
        let ahead = text.substituting("\"changedAt\":\"20", with: "\"changedAt\":\"21")
        try folder.write(ahead, year)
        for _ in 1...3 { #expect(try weights() == [1]) }
        #expect(told == [.changedAhead(1)])
    }

    @Test
    func restore_peopleAreGone_offersThoseSeenLast() throws {
        try FileManager.default.removeItem(atPath: "\(folder.path)/people.json")
        let recovery = RecoveryRepository(client, .liveValue)
        #expect(try recovery.keys().contains(.people))
        let seen = Recovery(.seen, count: 1)
        #expect(try recovery.recoveries(of: .people).contains(seen))
        try recovery.recover(seen, of: .people)
        #expect(try PersonRepository(client, .liveValue).load().values.map(\.name) == ["Ada"])
    }

    @Test
    func restore_folderIsGone_bringsBackWhatWasSeenLast() throws {
        try FileManager.default.removeItem(atPath: folder.path)
        let people = PersonRepository(client, .liveValue)
        #expect(try people.loss()?.reason == .missing(hasBackup: true))
        try RecoveryRepository(client, .liveValue).recover(Recovery(.seen, count: 1), of: .people)
        #expect(try people.load().values.map(\.name) == ["Ada"])
        #expect(try weights() == [1])
    }

    @Test
    func restore_fileLacksWhatWasSeen_keepsAllThatCounted() throws {
        let old = try #require(folder.text(year))
        try sut.save(.sample(2, "2026-11-19"), of: UUID(9))
        try folder.write(old, year)
        let key = String(year.dropLast(5))
        try client.restoreAll([key: Data(old.utf8)])
        let recoveries = try RecoveryRepository(client, .liveValue).recoveries(of: key)
        #expect(recoveries.contains { $0.backup?.number != nil && $0.count == 2 })
    }

    @Test
    func set_withoutAChange_writesWhatTheFileHasLost() throws {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(year)")
        let key = String(year.dropLast(5))
        try client.set(key) { $0 }
        let written = folder.bytes(year)
        #expect(folder.text(year)?.contains(UUID(1).text) == true)
        try client.set(key) { $0 }
        #expect(folder.bytes(year) == written)
    }

    @Test
    func load_olderYearPutBack_isCompleted_andForgetLeavesItOut() throws {
        let old = try #require(folder.text(year))
        try sut.save(.sample(2, "2026-11-19"), of: UUID(9))
        try sut.save(.sample(3, "2026-11-17"), of: UUID(9))
        _ = try weights()
        try folder.write(old, year)
        #expect(try weights() == [1, 2, 3])
        let recovery = RecoveryRepository(client, .liveValue)
        let key = String(year.dropLast(5))
        #expect(try recovery.recoveries(of: key).contains(Recovery(.found, count: 1)))
        #expect(try recovery.keys().contains(key))
        try recovery.recover(Recovery(.found, count: 1), of: key)
        #expect(try weights() == [1])
        let replaced = try recovery.recoveries(of: key).first { $0.backup?.number != nil }
        #expect(replaced?.count == 3)
        #expect(
            try recovery.keys().contains(key) == false
                || !recovery.recoveries(of: key).contains(Recovery(.found, count: 1))
        )
    }

    @Test
    func load_othersAddTheirs_bothAreThere_nothingIsTold() throws {
        let shared = try #require(folder.text(year))
        try sut.save(.sample(2, "2026-11-19"), of: UUID(9))
        let other = TemporaryFolder()
        try other.write(shared, year)
        try WeighInRepository(other.client, .liveValue).save(.sample(3, "2026-11-17"), of: UUID(9))
        try folder.write(try #require(other.text(year)), year)
        #expect(try weights() == [1, 2, 3])
        #expect(told == [])
    }

    @Test(arguments: [false, true])
    func load_bothChangedOneWeighIn_laterCounts_undoTakesTheOther(hasMore: Bool) throws {
        let shared = try #require(folder.text(year))
        if hasMore { try sut.save(.sample(2, "2026-11-19"), of: UUID(9)) }
        try change(1, to: 80, in: sut)
        let other = TemporaryFolder()
        try other.write(shared, year)
        try change(1, to: 90, in: WeighInRepository(other.client, .liveValue))
        try folder.write(try #require(other.text(year)), year)
        for _ in 1...3 { #expect(try sut.load(of: UUID(9)).values.first?.weight == 90) }
        #expect(told == [.changedTwice(1)])
        let undo = UndoRepository(client, .liveValue, .liveValue)
        _ = try undo.run(.undo)
        #expect(try sut.load(of: UUID(9)).values.first?.weight == 80)
        #expect(try weights() == (hasMore ? [1, 2] : [1]))
    }

    /// A weigh-in that was added after the last version that others are known to have.
    @Test(arguments: [false, true])
    func load_bothChangedAnAddedWeighIn_isTold_andOneChangeIsNot(isHereToo: Bool) throws {
        try sut.save(.sample(2, "2026-11-19"), of: UUID(9))
        let other = TemporaryFolder()
        try other.write(try #require(folder.text(year)), year)
        if isHereToo { try change(2, to: 80, in: sut) }
        try change(2, to: 90, in: WeighInRepository(other.client, .liveValue))
        try folder.write(try #require(other.text(year)), year)
        let id = UUID(2)
        for _ in 1...3 {
            #expect(try sut.load(of: UUID(9)).values.first { $0.id == id }?.weight == 90)
        }
        #expect(told == (isHereToo ? [.changedTwice(1)] : []))
        guard isHereToo else { return }
        _ = try UndoRepository(client, .liveValue, .liveValue).run(.undo)
        #expect(try sut.load(of: UUID(9)).values.first { $0.id == id }?.weight == 80)
    }

    @Test
    func undo_inAnotherFolderUnderThisPath_isNothing() throws {
        try sut.save(.sample(2, "2026-11-19"), of: UUID(9))
        try FileManager.default.removeItem(atPath: folder.path)
        let other = TemporaryFolder()
        let bob = Person(id: UUID(8), name: "Bob", height: 180)
        try PersonRepository(other.client, .liveValue).save(bob)
        try folder.write(try #require(other.text("people.json")), "people.json")
        let undo = UndoRepository(client, .liveValue, .liveValue)
        #expect(try undo.next(.undo) == nil)
        #expect(try undo.run(.undo) == .nothing)
        #expect(folder.text(year) == nil)
    }

    @Test
    func fix_markersAroundTwoVersions_undoTakesTheOther() throws {
        let text = try #require(folder.text(year))
        let ours = try #require(text.split(separator: "\n").first { $0.contains("72.4") })
        let theirs = String(ours).substituting("72.4", with: "60.4")
            .substituting("\"changedAt\":\"20", with: "\"changedAt\":\"21")
        let sides = "<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> other"
        try folder.write(text.substituting(String(ours), with: sides), year)
        try CheckupRepository(client, .liveValue, .liveValue)
            .fix(.rewrite(key: String(year.dropLast(5))))
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [60.4])
        _ = try UndoRepository(client, .liveValue, .liveValue).run(.undo)
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [72.4])
    }

    @Test(arguments: ["71.4", "73.4"])
    func load_editedByHand_countsWithoutATimeOfChange(weight: String) throws {
        let text = try #require(folder.text(year))
        try folder.write(text.substituting("72.4", with: weight), year)
        for number in 2...4 {
            let values = try sut.load(of: UUID(9)).values
            #expect(values.last { $0.id == UUID(1) }?.weight == Double(weight))
            try sut.save(.sample(UInt8(number), "2026-11-1\(number)"), of: UUID(9))
        }
        #expect(told == [])
    }

    @Test
    func load_onlyOthersChangedIt_nothingIsTold() throws {
        let shared = try #require(folder.text(year))
        try sut.save(.sample(2, "2026-11-19"), of: UUID(9))
        let other = TemporaryFolder()
        try other.write(shared, year)
        try change(1, to: 90, in: WeighInRepository(other.client, .liveValue))
        try folder.write(try #require(other.text(year)), year)
        #expect(try sut.load(of: UUID(9)).values.first?.weight == 90)
        #expect(told == [])
    }

    @Test(arguments: [false, true])
    func load_anotherFolderInItsPlace_nothingIsJoined(isEmpty: Bool) throws {
        try FileManager.default.removeItem(atPath: folder.path)
        if !isEmpty {
            let eve = Person(id: UUID(8), name: "Eve", height: 170)
            try PersonRepository(folder.client, .liveValue).save(eve)
            let elsewhere = WeighInRepository(folder.client, .liveValue)
            try elsewhere.save(.sample(5, "2026-11-16"), of: UUID(9))
        }
        #expect(try weights() == (isEmpty ? [] : [5]))
    }

    /// `rclone bisync` gives both versions of a conflict another name.
    @Test
    func load_onlyCopiesAreLeft_areJoined_andTheNextChangeWritesTheFile() throws {
        let other = TemporaryFolder()
        for name in ["people.json", year] { try other.write(#require(folder.text(name)), name) }
        let people = PersonRepository(other.client, .liveValue)
        try people.save(Person(id: UUID(8), name: "Eve", height: 170))
        try WeighInRepository(other.client, .liveValue).save(.sample(2, "2026-11-19"), of: UUID(9))
        for name in ["people.json", year] {
            try folder.write(#require(folder.text(name)), "\(name)..path1")
            try folder.write(#require(other.text(name)), "\(name)..path2")
            try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        }
        #expect(try PersonRepository(client, .liveValue).load().values.count == 2)
        #expect(try weights() == [1, 2])
        // A machine that has seen neither.
        let newcomer = WeighInRepository(folder.client, .liveValue)
        #expect(try newcomer.load(of: UUID(9)).values.count == 2)
        try sut.save(.sample(3, "2026-11-17"), of: UUID(9))
        let eve = Person(id: UUID(8), name: "Eve", height: 171)
        try PersonRepository(client, .liveValue).save(eve)
        #expect(Set(folder.files.keys) == ["people.json", year])
        #expect(try weights() == [1, 2, 3])
    }

    @Test(arguments: [false, true])
    func delete_movedToAnotherYearHere_andEditedElsewhere_staysDeleted(isEditShown: Bool) throws {
        let shared = try #require(folder.text(year))
        let elsewhere = TemporaryFolder()
        try elsewhere.write(shared, year)
        let old = try #require(sut.load(of: UUID(9)).values.first)
        var moved = old
        moved.day = try #require(Day("2025-05-01"))
        if isEditShown { _ = try sut.replace(old, with: moved, of: UUID(9)) }
        try change(1, to: 90, in: WeighInRepository(elsewhere.client, .liveValue))
        if !isEditShown { _ = try sut.replace(old, with: moved, of: UUID(9)) }
        let copy = year.replacing(".json", with: " 2.json")
        try folder.write(try #require(elsewhere.text(year)), copy)
        for weighIn in try sut.load(of: UUID(9)).values { try sut.delete(weighIn, of: UUID(9)) }
        #expect(try weights() == [])
        let undo = UndoRepository(client, .liveValue, .liveValue)
        guard isEditShown else { return }
        #expect(try undo.run(.undo) != .nothing)
        #expect(try sut.load(of: UUID(9)).values.map(\.weight) == [90])
    }

    @Test
    func load_unitedByAMerge_isRead_andWrittenOnceWithTheNextChange() throws {
        let base = try #require(folder.text(year))
        let lines = base.split(separator: "\n", omittingEmptySubsequences: false)
        let second = lines[1].replacing(UUID(1).text, with: UUID(2).text)
        let conflict =
            [
                "<<<<<<< HEAD", lines[0], lines[1] + ",", "=======", lines[0], second + ",",
                ">>>>>>> main",
            ]
            .map { String($0) }
        try folder.write((conflict + lines[1...].map { String($0) }).joined(separator: "\n"), year)
        #expect(try weights() == [1, 2])
        try sut.save(.sample(3, "2026-11-17"), of: UUID(9))
        #expect(folder.text(year)?.contains("<<<") == false)
        #expect(try weights() == [1, 2, 3])
    }

    @Test
    func set_synchronizerReplacesTheFileMeanwhile_itsRecordsAreKept() throws {
        let other = TemporaryFolder()
        try other.write(try #require(folder.text(year)), year)
        try WeighInRepository(other.client, .liveValue).save(.sample(3, "2026-11-17"), of: UUID(9))
        let text = try #require(other.text(year))
        var times = 0
        try client.set(String(year.dropLast(5))) { [folder] data throws(StorageError) in
            if times == 0 { try? folder.write(text, year) }
            times += 1
            guard var file = try? RecordFile(Array(data ?? Data())[...]) else { return data }
            file.put("note", [.day: JSONText("2026-11-01")], at: Date(milliseconds: 9))
            return Data(file.bytes)
        }
        #expect(times == 2)
        #expect(folder.text(year)?.contains(UUID(3).text) == true)
    }

    @Test
    func files_ofThisMachine_areNotBesideTheData() throws {
        try sut.save(.sample(2, "2026-11-19"), of: UUID(9))
        SettingsRepository(client, .liveValue).lastPersonID = UUID(9)
        #expect(Set(folder.files.keys) == ["people.json", year])
        #expect(
            Set(state.files.keys.map { $0.prefix { $0 != "/" } })
                == [".undo.json", "backups", "base", "last", "machine.json"]
        )
    }

    @Test
    func data_filesOfAnEarlierVersion_moveToThisMachine() throws {
        let old = TemporaryFolder()
        let weighIns = WeighInRepository(old.client, .liveValue)
        try PersonRepository(old.client, .liveValue).save(.ada)
        for number in 1...2 as ClosedRange<UInt8> {
            try weighIns.save(.sample(number, "2026-11-1\(number)"), of: Person.ada.id)
        }
        try old.write("mine", "backups/notes.txt")
        let before = old.files.filter { $0.key.hasPrefix("backups/") || $0.key.hasPrefix(".undo") }
        let new = TemporaryFolder()
        let client = DataFolderClient { () throws(StorageError) in
            FileDefaults(folder: DataFolder(path: old.path, state: new.path), today: { .epoch })
        }
        _ = try client.data(.people)
        #expect(old.text("backups/notes.txt") == "mine")
        let kept = before.filter { $0.value != "mine" }
        #expect(kept.count >= 2)
        for (name, text) in kept {
            #expect(new.text(name) == text)
            #expect(old.text(name) == nil)
        }
    }

    private func weights() throws -> [UInt8] {
        let values = try sut.load(of: UUID(9)).values
        return (1...9).filter { number in values.contains { $0.id == UUID(number) } }
    }

    private func change(
        _ number: UInt8,
        to weight: Double,
        in repository: WeighInRepository
    ) throws {
        let old = try #require(repository.load(of: UUID(9)).values.first { $0.id == UUID(number) })
        var new = old
        new.weight = weight
        _ = try repository.replace(old, with: new, of: UUID(9))
    }
}
