import Essentials
import Testing

@testable import DataSource
@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct RecoveryServiceTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)
    let bob = Person(id: UUID(2), name: "Bob", height: 180)

    var people: PersonRepository { PersonRepository(.memory(files), .testValue) }
    var sut: RecoveryService {
        RecoveryService(.testDependencies(dataFolderClient: .memory(files)))
    }

    @Test
    func newestBackupDay_severalDays_isTheLast() throws {
        #expect(try sut.newestBackupDay() == nil)
        for day in ["2026-01-02", "2026-03-04", "2026-02-28"] {
            files.withLock { $0["backups/people/\(day)"] = "" }
        }
        #expect(try sut.newestBackupDay() == Day("2026-03-04"))
    }

    @Test
    func recover_backup_takesThePlaceOfWhatIsThere() throws {
        try people.save(ada)
        files.withLock { $0["backups/people/1970-01-01"] = $0["people"] }
        try people.save(bob)
        let restorable = try #require(try sut.load(mending: []).first)
        #expect(
            try sut.preview(restorable)
                == RecoveryPreview(count: 1, missing: [.person(name: "Bob")])
        )
        try sut.recover(restorable)
        #expect(try people.load().values.map(\.name) == ["Ada"])
    }

    @Test
    func load_backup_hasTheTimeAtWhichItWasWritten_unlessThatWasOnAnotherDay() throws {
        try people.save(ada)
        for day in ["1970-01-01", "1970-01-02"] {
            files.withLock { $0["backups/people/\(day)"] = $0["people"] }
        }
        var appDependencies = AppDependencies.testDependencies(
            dataFolderClient: .memory(files)
        )
        appDependencies.dataFolderClient.version = { _ in FileVersion(node: 0) }
        let time = try #require(TimeOfDay(hour: 7, minute: 12))
        appDependencies.localTimeClient.localTime = { _ in LocalTime(day: .epoch, time: time) }
        let restorables = try RecoveryService(appDependencies).load(mending: [])
        #expect(restorables.map(\.time) == [nil, time])
    }

    @Test
    func load_historyOfADeletedPerson_hasTheNameThatWasLastTold() throws {
        try people.save(ada)
        files.withLock { $0["backups/people/1970-01-01"] = $0["people"] }
        try people.save(Person(id: ada.id, name: "Ada L.", height: 175))
        files.withLock { $0["backups/people/1970-01-02"] = $0["people"] }
        try people.delete(Person(id: ada.id, name: "Ada L.", height: 175))
        let carl = Person(id: UUID(3), name: "Carl", height: 180)
        try people.save(carl)
        try people.delete(carl)
        for person in [ada, bob, carl] {
            files.withLock {
                $0["backups/history/\(person.id.text)/2026/1970-01-02"] = $0["people"]
            }
        }
        let histories = try sut.load(mending: []).filter { $0.key.hasPrefix("history") }
        #expect(histories.map(\.personName) == ["Ada L.", nil, "Carl"])
    }

    @Test
    func load_damagedFile_isAllThatCanBeHadOfIt() throws {
        try people.save(ada)
        files.withLock { $0["people"]?.append("rubbish") }
        let damage = StorageError(file: "people.json", reason: .malformed(line: 4))
        let restorables = try sut.load(mending: [damage])
        #expect(restorables.map(\.recovery) == [Recovery(.readableLines, count: 1)])
    }

    @Test(arguments: [("\"name\":\"Bob\"", "\"name\":Bob", 1), ("{\"count\":", "rubbish", nil)])
    func load_damagedFile_saysHowMuchOfItIsLost(
        _ whole: String,
        _ damaged: String,
        _ lost: Int?
    ) throws {
        try people.save(ada)
        try people.save(bob)
        files.withLock { files in
            files["people"] = files["people"]?.replacing(whole, with: damaged)
        }
        let damage = StorageError(file: "people.json", reason: .malformed(line: 3))
        let restorable = try #require(try sut.load(mending: [damage]).last)
        #expect(restorable.isMending)
        #expect(restorable.lost == lost)
    }
}
