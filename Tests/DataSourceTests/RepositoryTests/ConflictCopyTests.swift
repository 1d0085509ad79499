import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct ConflictCopyTests {
    let folder = TemporaryFolder()
    let other = TemporaryFolder()
    static let history = "history/\(UUID(9).text)"
    var year: String { "\(Self.history)/2026.json" }

    var people: PersonRepository { PersonRepository(folder.client, .testValue) }
    var weighIns: WeighInRepository { WeighInRepository(folder.client, .testValue) }

    @Test(arguments: [
        ("2026.sync-conflict-20261120-071200-ABCDEFG.json", "2026"),
        ("2026.sync-conflict-20261120-071200-A.sync-conflict-20261121-071200-B.json", "2026"),
        ("2026.json.sync-conflict", "2026"),
        ("2026 (Ann's conflicted copy 2026-11-20).json", "2026"),
        ("2026 (Kopie mit Konflikt von Ann 2026-11-20).json", "2026"),
        ("2026 (アンの競合コピー 2026-11-20).json", "2026"),
        ("2026 (Case Conflict).json", "2026"),
        ("2026 (conflicted copy 2026-11-20 071200).json", "2026"),
        ("2026_conflict-20261120-071200.json", "2026"),
        ("2026 (SFConflict ann@example.org 2026-11-20-07-12-00).json", "2026"),
        ("2026 (conflict_on_2026-11-20).json", "2026"),
        ("2026 (conflict #2_on_2026-11-20).json", "2026"),
        ("2026.json.conflict1", "2026"), ("2026.conflict2.json", "2026"),
        ("2026.json.path1", "2026"), ("2026.json..path2", "2026"), ("2026 (1).json", "2026"),
        ("2026 (1) (2).json", "2026"),
        ("2026.json (1)", "2026"), ("Copy of 2026.json", "2026"), ("2026-LAPTOP.json", "2026"),
        ("2026-DESKTOP-AB12.json", "2026"), ("2026 2.json", "2026"),
        ("2026 [conflicted].json", "2026"), ("2026.json~", "2026"), ("2026.json.~1~", "2026"),
        ("2026.json.orig", "2026"), ("2026.json.mine", "2026"), ("2026.json.r12", "2026"),
        ("2026.json.bak", "2026"), ("~2026.json", "2026"), ("2026copy.json", "2026"),
        ("2026 copy.json", "2026"), ("2026 - Copy.json", "2026"), ("2026~1.json", "2026"),
        ("2026-11 (1).json", "2026-11"), ("2026-11.sync-conflict-20261120-A.json", "2026-11"),
        ("2026-11-LAPTOP.json", "2026-11"), ("2026-11 2.json", "2026-11"),
    ])
    func original_nameOfACopy_isThatOfItsFile(name: String, period: String) {
        #expect(CopyName.original(of: name, in: Self.history) == "\(Self.history)/\(period)")
    }

    @Test(arguments: [
        "2026.json", "2026-11.json", "2026-notes.json", "2026-11-20.json", "20261.json",
        "notes.json", ".syncthing.2026.json.tmp", "~syncthing~2026.json.tmp", ".2026.json.~1f2e",
        ".2026.json.17.tmp", "2026.csv", "2026.json.zip", "2026 2b.json",
    ])
    func original_anotherName_isNone(name: String) {
        #expect(CopyName.original(of: name, in: Self.history) == nil)
    }

    @Test
    func original_atTheTop_isOfPeopleOrSettings() {
        #expect(CopyName.original(of: "people (1).json", in: "") == "people")
        #expect(CopyName.original(of: "settings 2.json", in: "") == "settings")
        #expect(CopyName.original(of: "drafts (1).json", in: "") == nil)
    }

    @Test(arguments: ["2026.sync-conflict-1.json", "2026.json.conflict1", "2026 2.json"])
    func load_copyOfAYear_isJoined_andGoesWithTheNextChange(name: String) throws {
        try save(1, "2026-11-20", in: folder)
        try save(2, "2026-11-19", in: other)
        let copy = try #require(other.text(year))
        let file = try #require(folder.text(year))
        try folder.write(copy, "\(Self.history)/\(name)")
        let loaded = try weighIns.load(of: UUID(9))
        #expect(Set(loaded.values.map(\.id)) == [UUID(1), UUID(2)])
        #expect(loaded.problems == [])
        #expect(try weighIns.load(of: UUID(9)) { _ in false }.weighIns == loaded)
        // Reading writes nothing beside the data.
        #expect(folder.text(year) == file)
        #expect(folder.text("\(Self.history)/\(name)") == copy)

        try save(3, "2026-11-18", in: folder)
        #expect(folder.text("\(Self.history)/\(name)") == nil)
        #expect(try weighIns.load(of: UUID(9)).values.count == 3)
        #expect(
            folder.files.contains {
                $0.key.hasPrefix("backups/\(Self.history)") && $0.value == copy
            }
        )
    }

    @Test
    func load_copyOfThePersonsFolder_isJoined() throws {
        try save(1, "2026-11-20", in: folder)
        try save(2, "2026-11-19", in: other)
        try folder.write(try #require(other.text(year)), "\(Self.history) (1)/2026.json")
        #expect(try weighIns.load(of: UUID(9)).values.count == 2)
        try save(3, "2026-11-18", in: folder)
        #expect(try weighIns.load(of: UUID(9)).values.count == 3)
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(Self.history) (1)"))
    }

    @Test(arguments: [
        "damaged", "", "{\"count\":2,\"records\":[\n{\"id\":\"x\"}\n],\"version\":1}\n",
    ])
    func load_unreadableCopy_isNamedAndStays(text: String) throws {
        try save(1, "2026-11-20", in: folder)
        try folder.write(text, "\(Self.history)/2026 2.json")
        let loaded = try weighIns.load(of: UUID(9))
        #expect(loaded.values.map(\.id) == [UUID(1)])
        let file = "\(folder.path)/\(Self.history)/2026 2.json"
        #expect(loaded.problems == [StorageError(file: file, reason: .conflictCopy)])
        try save(2, "2026-11-18", in: folder)
        #expect(folder.text("\(Self.history)/2026 2.json") == text)
    }

    @Test
    func load_unreadableCopiesOfSeveralYears_areAllNamed() throws {
        let names = [
            "\(Self.history)/2025 2.json", "\(Self.history) (1)/2025.json",
            "\(Self.history)/2026 2.json",
        ]
        try save(1, "2024-11-20", in: folder)
        try save(2, "2025-11-20", in: folder)
        try save(3, "2026-11-20", in: folder)
        #expect(try weighIns.load(of: UUID(9)).problems.isEmpty)
        for name in names { try folder.write("damaged", name) }
        let problems = try weighIns.load(of: UUID(9)).problems
        #expect(problems.map(\.file) == names.map { "\(folder.path)/\($0)" })
    }

    @Test
    func load_copyOfNewerVersion_isNamedAndStays() throws {
        try people.save(.ada)
        try folder.write("{\"count\":0,\"records\":[\n],\"version\":9}\n", "people 2.json")
        #expect(people.conflictCopies().map(\.reason) == [.conflictCopy])
        #expect(try people.load().values == [.ada])
        try people.delete(.ada)
        #expect(folder.text("people 2.json") != nil)
    }

    @Test
    func load_deletedHere_copyDoesNotBringItBack() throws {
        try people.save(.ada)
        try folder.write(try #require(folder.text("people.json")), "people 2.json")
        try people.delete(.ada)
        #expect(try people.load() == .empty)
        #expect(people.conflictCopies() == [])
    }

    private func save(_ number: UInt8, _ day: String, in folder: TemporaryFolder) throws {
        try WeighInRepository(folder.client, .liveValue).save(.sample(number, day), of: UUID(9))
    }
}
