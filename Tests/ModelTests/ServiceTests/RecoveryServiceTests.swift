import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct RecoveryServiceTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)
    let bob = Person(id: UUID(2), name: "Bob", height: 180)

    var people: PersonRepository { PersonRepository(.memory(files), .testValue) }
    var sut: RecoveryService {
        RecoveryService(.testDependencies(userDefaultsClient: .memory(files)))
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
                == RecoveryPreview(count: 1, missing: 1, missingNames: ["Bob"])
        )
        try sut.recover(restorable)
        #expect(try people.load().values.map(\.name) == ["Ada"])
    }

    @Test
    func load_damagedFile_isAllThatCanBeHadOfIt() throws {
        try people.save(ada)
        files.withLock { $0["people"]?.append("rubbish") }
        let damage = StorageError(file: "people.json", reason: .malformed(line: 4))
        let restorables = try sut.load(mending: [damage])
        #expect(restorables.map(\.recovery) == [.readableLines(count: 1)])
    }
}
