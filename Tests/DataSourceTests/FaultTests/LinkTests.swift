import Testing

@testable import DataSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        let linked = UserDefaultsClient.files(in: "\(folder.path)/data")
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
        #expect(throws: StorageError.self) { try weighIns.load(of: UUID(9)) }
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
        try folder.write("", "history/x/.2026.json.4.tmp")
        try folder.client.tidy()
        #expect(Set(elsewhere.files.keys) == ["real.json", ".other.json.17.tmp"])
        #expect(folder.files.isEmpty)
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
