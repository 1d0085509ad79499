import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(60)))
struct LinkTests {
    let folder = TemporaryFolder()
    let elsewhere = TemporaryFolder()

    var sut: PersonRepository {
        PersonRepository(folder.client, .testValue)
    }

    @Test
    func save_link_isKeptAndItsTargetReplaced() throws {
        try elsewhere.write("{\"count\":0,\"records\":[],\"version\":1}", "real.json")
        try link("people.json", to: "\(elsewhere.path)/real.json")
        try sut.save(.ada)
        #expect(elsewhere.text("real.json")?.contains("Ada") == true)
        #expect(try destination("people.json") == "\(elsewhere.path)/real.json")
        #expect(elsewhere.mode("real.json") == 0o600)
    }

    @Test
    func save_linkToALink_isFollowedToTheEnd() throws {
        try elsewhere.write("{\"count\":0,\"records\":[],\"version\":1}", "real.json")
        try link("relative.json", to: "real.json", in: elsewhere)
        try link("people.json", to: "\(elsewhere.path)/relative.json")
        try sut.save(.ada)
        #expect(elsewhere.text("real.json")?.contains("Ada") == true)
        #expect(try destination("relative.json", in: elsewhere) == "real.json")
    }

    @Test
    func save_danglingLink_createsItsTarget() throws {
        try elsewhere.write("", "other")
        try link("people.json", to: "\(elsewhere.path)/real.json")
        try sut.save(.ada)
        #expect(elsewhere.text("real.json")?.contains("Ada") == true)
        #expect(try sut.load().values == [.ada])
    }

    @Test
    func save_linkedFolder_isFollowed() throws {
        try elsewhere.write("", "data/other")
        try link("data", to: "\(elsewhere.path)/data")
        let linked = DataFolderClient.files(in: "\(folder.path)/data")
        try PersonRepository(linked, .testValue).save(.ada)
        #expect(elsewhere.text("data/people.json")?.contains("Ada") == true)
        #expect(try destination("data") == "\(elsewhere.path)/data")
    }

    @Test
    func save_linksInACircle_throws() throws {
        try link("a.json", to: "people.json")
        try link("people.json", to: "a.json")
        #expect(throws: StorageError.self) { try sut.save(.ada) }
    }

    // A drive that is not there is not an empty history.
    @Test
    func load_linkToWhereNothingCanBe_throws() throws {
        try link("people.json", to: "\(elsewhere.path)/drive/people.json")
        #expect(throws: StorageError.self) { try sut.load() }
    }

    @Test
    func load_folderIsALinkToWhereNothingCanBe_throws() throws {
        try link("history", to: "\(elsewhere.path)/drive")
        let weighIns = WeighInRepository(folder.client, .testValue)
        let error = StorageError(file: "\(folder.path)/history", reason: .leadsNowhere)
        #expect(throws: error) { try weighIns.load(of: UUID(9)) }
    }

    // Weigh-ins that are elsewhere are not taken for none.
    @Test
    func yearIsALinkToNothing_isNamed_andNothingIsWrittenThroughIt() throws {
        let year = "history/\(UUID(9).text)/2026.json"
        try elsewhere.write("", "there")
        try folder.write("", "history/\(UUID(9).text)/there")
        try link(year, to: "\(elsewhere.path)/2026.json")
        let weighIns = WeighInRepository(folder.client, .testValue)
        let error = StorageError(file: "\(folder.path)/\(year)", reason: .leadsNowhere)
        #expect(try weighIns.load(of: UUID(9)).problems == [error])
        let day = try #require(Day("2026-03-05"))
        let weighIn = WeighIn(id: UUID(7), day: day, time: .midnight, weight: 72, height: 171)
        #expect(throws: error) { try weighIns.save(weighIn, of: UUID(9)) }
        #expect(elsewhere.files.keys.sorted() == ["there"])
    }

    @Test
    func load_linkWhoseTargetCanBeMade_isEmpty() throws {
        try elsewhere.write("", "there")
        try link("people.json", to: "\(elsewhere.path)/people.json")
        #expect(try sut.load() == .empty)
    }

    @Test
    func tidy_draftBesideALinksTarget_isRemovedAndNothingElse() throws {
        try elsewhere.write("{\"count\":0,\"records\":[],\"version\":1}", "real.json")
        try elsewhere.write("", ".real.json.17.tmp")
        try elsewhere.write("", ".other.json.17.tmp")
        try link("people.json", to: "\(elsewhere.path)/real.json")
        try folder.write("", ".people.json.4.tmp")
        try folder.write("", "history/\(UUID(9).text)/.2026.json.4.tmp")
        try folder.client.tidy()
        #expect(Set(elsewhere.files.keys) == ["real.json", ".other.json.17.tmp"])
        #expect(folder.files.isEmpty)
    }

    @Test
    func tidy_linkedFile_keepsTheModeOfItsTarget() throws {
        try elsewhere.write("{\"count\":0,\"records\":[],\"version\":1}", "real.json")
        chmod("\(elsewhere.path)/real.json", 0o755)
        try link("people.json", to: "\(elsewhere.path)/real.json")
        try elsewhere.write("#!", "history/\(UUID(9).text)/2026.json")
        chmod("\(elsewhere.path)/history/\(UUID(9).text)/2026.json", 0o755)
        try link("history", to: "\(elsewhere.path)/history")
        try folder.client.tidy()
        #expect(elsewhere.mode("real.json") == 0o755)
        #expect(elsewhere.mode("history/\(UUID(9).text)/2026.json") == 0o755)
    }

    // Two of them make 2^40 paths out of one folder.
    @Test
    func load_foldersThatLeadToThemselves_areNotFollowed() async throws {
        let person = "history/\(UUID(9).text)"
        try WeighInRepository(folder.client, .testValue).save(.sample(1, "2026-11-20"), of: UUID(9))
        try folder.write("", "backups/people/2026-11-20.json")
        for name in ["a", "b", UUID(1).text] {
            try link("\(person)/\(name)", to: ".")
            try link("backups/\(name)", to: ".")
            try link("backups/people/\(name)", to: "..")
        }
        try link("history/\(UUID(2).text)", to: ".")
        let weighIns = WeighInRepository(folder.client, .testValue)
        #expect(try weighIns.load(of: UUID(9)).values.count == 1)
        #expect(try RecoveryRepository(folder.client, .liveValue).backups().count == 1)
        try folder.client.tidy()
        let changes = FileWatchClient.files(in: folder.path).changes()
        try PersonRepository(folder.client, .testValue).save(.ada)
        for await keys in changes where keys.contains("people") { break }
    }

    private func link(
        _ name: String,
        to destination: String,
        in parent: TemporaryFolder? = nil
    ) throws {
        let parent = parent ?? folder
        try FileManager.default.createDirectory(
            atPath: parent.path,
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: "\(parent.path)/\(name)",
            withDestinationPath: destination
        )
    }

    private func destination(_ name: String, in parent: TemporaryFolder? = nil) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(
            atPath: "\((parent ?? folder).path)/\(name)"
        )
    }
}
