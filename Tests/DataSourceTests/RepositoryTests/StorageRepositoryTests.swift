import Essentials
import Testing

@testable import DataSource

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite(.timeLimit(.minutes(10)))
struct StorageRepositoryTests {
    let folder = TemporaryFolder()
    let history = "history/\(UUID(1).text)/2026.json"

    func sut(onDay day: Double) -> StorageRepository {
        let clock = DateClient { Date(timeIntervalSince1970: day * 86_400) }
        return StorageRepository(folder.client, clock, .testValue)
    }

    func saveAndDeleteAda() throws {
        let people = PersonRepository(folder.client, .testValue)
        try people.save(.ada)
        try WeighInRepository(folder.client, .testValue).save(.sample(1, "2026-11-20"), of: UUID(1))
        try people.delete(.ada)
    }

    @Test
    func tidy_personWasDeleted_90DaysLaterTheHistoryIsPutAway() throws {
        try saveAndDeleteAda()
        try sut(onDay: 89).tidy()
        #expect(folder.text(history) != nil)
        let text = folder.text(history)
        try sut(onDay: 91).tidy()
        #expect(folder.text(history) == nil)
        let movedAside = folder.files.filter { $0.key.contains("-deleted-1/2026.json") }
        #expect(movedAside.values.first == text)
        #expect(movedAside.keys.first?.hasPrefix("backups/history/\(UUID(1).text)/") == true)
        try sut(onDay: 92).tidy()
        #expect(folder.files.filter { $0.key.contains("-deleted-") } == movedAside)
    }

    @Test(arguments: [
        ".people.json.17.tmp", "history/%/.2026.json.17.tmp",
        "backups/history/%/2026/.2026-11-20.json.17.tmp", ".restoring.tmp/people.json",
    ])
    func sweep_whatKilledOnesHaveLeft_goes(name: String) throws {
        try saveAndDeleteAda()
        let files = folder.files
        let draft = name.replacing("%", with: UUID(1).text)
        try folder.write("{\"cou", draft)
        try folder.write("mine", "history/\(UUID(1).text)/.2026.txt.17.tmp")
        #expect(folder.client.isUntidy())
        try sut(onDay: 1).sweep()
        #expect(folder.text(draft) == nil)
        #expect(folder.text("history/\(UUID(1).text)/.2026.txt.17.tmp") == "mine")
        #expect(!folder.client.isUntidy())
        #expect(folder.files.filter { !$0.key.hasSuffix(".txt.17.tmp") } == files)
    }

    /// `git clone` makes folders of 755 and files of 644.
    @Test
    func sweep_copyThatIsOpenToOthers_isClosed() throws {
        try saveAndDeleteAda()
        let history = "\(folder.path)/history"
        chmod(history, 0o755)
        chmod("\(folder.path)/people.json", 0o644)
        try sut(onDay: 1).sweep()
        for path in [history, "\(folder.path)/people.json"] {
            var status = stat()
            #expect(stat(path, &status) == 0 && status.st_mode & 0o077 == 0, "\(path)")
        }
    }

    @Test
    func sweep_nothingWasLeft_isNotTidied() throws {
        try saveAndDeleteAda()
        var client = folder.client
        client.tidy = { Issue.record("It was tidied") }
        try StorageRepository(client, .testValue, .testValue).sweep()
    }

    @Test
    func tidy_personCameBack_theHistoryStays() throws {
        try saveAndDeleteAda()
        try PersonRepository(folder.client, .testValue).save(.ada)
        try sut(onDay: 91).tidy()
        #expect(folder.text(history) != nil)
    }

    @Test
    func tidy_unknownPerson_theHistoryStays() throws {
        try WeighInRepository(folder.client, .testValue).save(.sample(1, "2026-11-20"), of: UUID(1))
        try sut(onDay: 91).tidy()
        #expect(folder.text(history) != nil)
    }

    @Test(arguments: [
        ("\"version\":1", "\"version\":2"), ("\"count\":1", "\"count\":2"), ("{", ""),
    ])
    func tidy_peopleAreNotOursToJudge_theHistoryStays(old: String, new: String) throws {
        try saveAndDeleteAda()
        let text = try #require(folder.text("people.json"))
        try folder.write(text.replacing(old, with: new), "people.json")
        #expect(throws: StorageError.self) { try sut(onDay: 91).tidy() }
        #expect(folder.text(history) != nil)
    }

    @Test
    func tidy_markBesideTheLivingPerson_theHistoryStays() throws {
        try saveAndDeleteAda()
        let mark = try #require(folder.text("people.json")?.split(separator: "\n")[1])
        try PersonRepository(folder.client, .testValue).save(.ada)
        let text = try #require(folder.text("people.json"))
            .replacing("\"count\":1", with: "\"count\":2")
            .replacing("\n]", with: ",\n\(mark)\n]")
        try folder.write(text, "people.json")
        try sut(onDay: 91).tidy()
        #expect(folder.text(history) != nil)
    }

    @Test(.enabled(if: Effort.canTrace, "strace may not trace here, so no lock could be refused"))
    func tidy_noLocks_saysSoAndSavesAllTheSame() throws {
        for error in ["ENOLCK", "EOPNOTSUPP", "ENOSYS"] {
            try folder.write("", ".people.json.4.tmp")
            let inject = ["strace", "-f", "-o", "/dev/null", "-e", "inject=flock:error=\(error)"]
            let tidied = try Program.run(inject + [Program.probe, "tidy", folder.path])
            #expect(tidied.output == "failed noLocks \(folder.path)\n")
            #expect(folder.text(".people.json.4.tmp") != nil)
            let saved = try Program.run(inject + [Program.probe, "add", folder.path])
            #expect(saved.output == "saved\n")
            try folder.client.tidy()
            #expect(folder.files.keys.contains { $0.hasSuffix(".tmp") } == false)
        }
    }
}
