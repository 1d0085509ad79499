import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct LayoutTests {
    static let person = "history/00000000-0000-0000-0000-00000000000a"

    @Test(arguments: [
        "people", "settings", ".undo", "drafts", "\(person)/2026", "\(person)/0001",
        "\(person)/2026-01", "\(person)/2026-12", "backups/people/2026-11-20",
        "backups/settings/2026-11-20-replaced-17", "backups/\(person)/2026/2026-11-20",
        "backups/\(person)/2026-02/version-1", "backups/\(person)/2026-11-20-deleted-1/2026",
    ])
    func init_fileOfOurs_isAFile(key: String) {
        #expect(Layout(key) == .file)
    }

    @Test(arguments: [
        "history", person, "backups", "backups/people", "backups/history", "backups/\(person)",
        "backups/\(person)/2026", "backups/\(person)/2026-11-20-deleted-1",
    ])
    func init_folderOfOurs_isAFolder(key: String) {
        #expect(Layout(key) == .folder)
    }

    @Test(arguments: [
        "", "/", "..", "../people", "/people", "people/", "people/a", "./people", "others",
        "history/../people", "\(person)/..", "\(person)/2026/", "\(person)/../../../people",
        "\(person)/0000", "\(person)/2026-00", "\(person)/2026-13", "\(person)/2026-ab",
        "\(person)/2026-1", "\(person)/26", "\(person)/2026 2", "\(person)/２０２６",
        "\(person)/2026.sync-conflict-1", "history/me/2026", "\(person.uppercased())/2026",
        "history/00000000-0000-0000-0000-00000000000A/2026", "\(person)/2026/2026",
        "backups/people/2026-11-31", "backups/people/2026-11-20-replaced-",
        "backups/people/2026-11-20-replaced--1", "backups/backups/people",
        "backups/.undo-records", "backups/drafts", "backups/people/a/b", "backups/../people",
        "backups//people",
    ])
    func init_anythingElse_isNotOurs(key: String) {
        #expect(Layout(key) == nil)
    }

    @Test(arguments: [
        "../victim", "/etc/victim", "history/../../victim", "a//b", "people/../../victim", "",
        "people\0", ".", "history/.",
    ])
    func client_keyThatLeadsElsewhere_isRefused(key: String) throws {
        let folder = TemporaryFolder()
        let client = DataFolderClient.files(in: "\(folder.path)/a/b")
        try PersonRepository(client, .testValue).save(.ada)
        try folder.write("theirs", "victim.json")
        let before = folder.files
        #expect(throws: StorageError.self) { try client.data(key) }
        #expect(throws: StorageError.self) { try client.version(key) }
        #expect(throws: StorageError.self) { try client.set(key) { _ in Data() } }
        #expect(throws: StorageError.self) { try client.restoreAll([key: Data()]) }
        #expect(throws: StorageError.self) { try client.moveAside(key) }
        #expect(folder.files == before)
    }

    @Test(arguments: ["history", "backups", "\(person)/2026", "people"])
    func moveAside_notAPerson_isRefused(key: String) throws {
        let folder = TemporaryFolder()
        try folder.write("", "\(Self.person)/2026.json")
        try folder.write("", "backups/people/2026-11-20.json")
        #expect(throws: StorageError.self) { try folder.client.moveAside(key) }
        #expect(folder.files.count == 2)
    }
}
