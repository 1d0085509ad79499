import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct ConflictCopyTests {
    let folder = TemporaryFolder()
    static let history = "history/\(UUID(9).text)"

    var people: PersonRepository { PersonRepository(folder.client, .testValue) }
    var weighIns: WeighInRepository { WeighInRepository(folder.client, .testValue) }
    var sut: RecoveryRepository { RecoveryRepository(folder.client) }

    @Test(arguments: [
        ("people.sync-conflict-20261120-071200-ABCDEFG", "people"),
        ("people (Ann's conflicted copy 2026-11-20)", "people"), ("settings 2", "settings"),
        ("people-laptop", "people"), ("\(history)/2026.sync-conflict-20261120", "\(history)/2026"),
        ("\(history)/2026 (conflicted copy)", "\(history)/2026"),
        ("\(history)/2026 2", "\(history)/2026"), ("\(history)/2026-ab", "\(history)/2026"),
        ("\(history)/2026-13", "\(history)/2026"), ("\(history)/2026-11-20", "\(history)/2026-11"),
        ("\(history)/2026-02~1", "\(history)/2026-02"),
    ])
    func init_nameOfACopy_isThatOfItsFile(source: String, key: String) {
        #expect(ConflictCopy(source) == ConflictCopy(key: key, source: source))
    }

    @Test(arguments: [
        "people", "peoples", "settings", "notes", "drafts 2", "\(history)/2026",
        "\(history)/2026-11", "\(history)/20261", "\(history)/notes", "history/me/2026 2",
        "2026 2", "backups/people/2026-11-20 2", "../people 2",
    ])
    func init_anotherName_isNoCopy(source: String) {
        #expect(ConflictCopy(source) == nil)
    }

    @Test
    func load_copyOfAYear_isNamedAndNotCounted() throws {
        try weighIns.save(.sample(1, "2026-11-20"), of: UUID(9))
        let other = TemporaryFolder()
        try WeighInRepository(other.client, .testValue).save(.sample(2, "2026-11-19"), of: UUID(9))
        let text = try #require(other.text("\(Self.history)/2026.json"))
        for name in ["2026.sync-conflict-1", "2026-ab"] {
            try folder.write(text, "\(Self.history)/\(name).json")
        }
        let loaded = try weighIns.load(of: UUID(9))
        #expect(loaded.values.map(\.id) == [UUID(1)])
        #expect(
            loaded.problems
                == ["2026-ab", "2026.sync-conflict-1"].map {
                    StorageError(
                        file: folder.client.location("\(Self.history)/\($0)"),
                        reason: .conflictCopy
                    )
                }
        )
        let recent = try weighIns.load(of: UUID(9)) { _ in true }
        #expect(recent.weighIns.problems == loaded.problems)
        #expect(folder.text("\(Self.history)/2026-ab.json") == text)
    }

    @Test
    func conflictCopies_ofPeople_areNamed() throws {
        try people.save(.ada)
        try folder.write("damaged", "people 2.json")
        let file = folder.client.location("people 2")
        #expect(people.conflictCopies() == [StorageError(file: file, reason: .conflictCopy)])
        #expect(try people.load().problems == [])
    }

    // Whoever has the newer of each record has nothing to gain from it.
    @Test
    func conflictCopies_nothingInThemIsNew_areNotNamed() throws {
        try people.save(.ada)
        try folder.write(try #require(folder.text("people.json")), "people 2.json")
        #expect(people.conflictCopies() == [])
        try people.delete(.ada)
        #expect(people.conflictCopies() == [])
        #expect(folder.text("people 2.json") != nil)
    }

    @Test
    func recover_copy_itsRecordsComeAndWhatWasThereIsKept() throws {
        try weighIns.save(.sample(1, "2026-11-20"), of: UUID(9))
        let other = TemporaryFolder()
        try WeighInRepository(other.client, .testValue).save(.sample(2, "2026-11-19"), of: UUID(9))
        let source = "\(Self.history)/2026 2"
        let text = try #require(other.text("\(Self.history)/2026.json"))
        try folder.write(text, "\(source).json")
        let copy = ConflictCopy(key: "\(Self.history)/2026", source: source)
        #expect(try sut.copies() == [copy])
        let recovery = try #require(try sut.recovery(from: copy))
        #expect(recovery == .copy(copy, count: 1))
        let preview = try sut.preview(recovery, of: copy.key)
        #expect((preview.count, preview.added.count, preview.missing.count) == (1, 1, 1))
        try sut.recover(recovery, of: copy.key)
        let loaded = try weighIns.load(of: UUID(9))
        #expect(loaded.values.map(\.id) == [UUID(2)])
        #expect(loaded.problems == [])
        #expect(
            try sut.recoveries(of: copy.key).contains {
                if case .backup = $0 { true } else { false }
            }
        )
        #expect(folder.text("\(source).json") == text)
    }

    @Test
    func recovery_damagedCopy_isNone() throws {
        try folder.write("damaged", "people 2.json")
        #expect(try sut.recovery(from: ConflictCopy(key: "people", source: "people 2")) == nil)
    }
}
