import Essentials
import Testing

@testable import DataSource

/// What in the folder is not ours by its exact name stays as it is, to the last bit.
@Suite(.timeLimit(.minutes(60)))
struct OthersThingsTests {
    let folder = TemporaryFolder()
    let person = "history/\(UUID(9).text)"

    static let envelope = #"{"count":0,"records":[],"version":1}"#

    static let others: [(name: String, mode: mode_t)] = [
        ("notes.txt", 0o644), ("bin/backup.sh", 0o755), (".git/hooks/pre-commit", 0o755),
        (".work-in-progress.tmp", 0o644), (".people.json.tmp", 0o644),
        (".people.json.x1.tmp", 0o644), (".people.json.99999999999999999999.tmp", 0o644),
        (".other.json.17.tmp", 0o644), (".syncthing.people.json.tmp", 0o644),
        ("people.json.17.tmp", 0o644), ("history/2026.json", 0o644),
        ("history/\(UUID(9).text)/.syncthing.2026.json.tmp", 0o644),
        ("history/\(UUID(9).text)/.2026-13.json.17.tmp", 0o644),
        ("history/\(UUID(9).text)/2026.sync-conflict-1.json", 0o644),
        ("history/\(UUID(9).text)/bin/2026.json", 0o755),
        ("history/somebody/2026.json", 0o644), ("backups/people/script.sh", 0o755),
        ("backups/elsewhere/2026-11-20.json", 0o644), ("people.sync-conflict-1.json", 0o644),
    ]

    @Test
    func tidy_othersThings_stayAsTheyAre() throws {
        try PersonRepository(folder.client, .testValue).save(.ada)
        for other in Self.others {
            try folder.write("theirs", other.name)
            chmod("\(folder.path)/\(other.name)", other.mode)
        }
        let folders = ["", "bin", ".git", ".git/hooks", "\(person)/bin", "history/somebody"]
        for name in folders { chmod("\(folder.path)/\(name)", 0o755) }
        chmod("\(folder.path)/people.json", 0o644)
        try folder.client.tidy()
        for other in Self.others {
            #expect(folder.text(other.name) == "theirs", "\(other.name)")
            #expect(folder.mode(other.name) == other.mode, "\(other.name)")
        }
        for name in folders { #expect(folder.mode(name) == 0o755, "\(name)") }
        #expect(folder.mode("people.json") == 0o600)
    }

    @Test
    func tidy_ourThings_areTheirOwnersAlone_draftsGo() throws {
        try PersonRepository(folder.client, .testValue).save(.ada)
        let ours = [
            "settings.json", "drafts.json", "\(person)/2026.json", "\(person)/2025-02.json",
            "backups/people/2026-11-20.json", "backups/people/2026-11-20-replaced-2.json",
            "backups/\(person)/2026/version-1.json",
            "backups/\(person)/2026-11-20-deleted-1/2024.json",
        ]
        for name in ours {
            try folder.write(Self.envelope, name)
            chmod("\(folder.path)/\(name)", 0o744)
            var parts = name.split(separator: "/")
            let last = parts.removeLast()
            let draft = (parts + [".\(last).4294967295.tmp"]).joined(separator: "/")
            try folder.write("half", draft)
            chmod("\(folder.path)/\(parts.joined(separator: "/"))", 0o755)
        }
        try folder.client.tidy()
        for name in ours {
            #expect(folder.mode(name) == 0o700, "\(name)")
            let parent = name.split(separator: "/").dropLast().joined(separator: "/")
            #expect(folder.mode(parent) == 0o700, "\(parent)")
        }
        #expect(Set(folder.files.keys) == Set(ours + ["people.json", ".undo.json"]))
    }

    @Test
    func tidy_folderOfOthers_isNotTouchedBeforeItIsAdopted() throws {
        for other in Self.others where !other.name.hasPrefix("history/\(UUID(9).text)") {
            try folder.write("theirs", other.name)
            chmod("\(folder.path)/\(other.name)", other.mode)
        }
        try folder.write("{\"name\": \"website\"}", "people.json")
        try folder.write("{}", "settings.json")
        chmod(folder.path, 0o755)
        chmod("\(folder.path)/history", 0o755)
        let before = folder.files
        #expect(folder.client.foreignFolder() == folder.path)
        #expect(throws: StorageError(file: folder.path, reason: .foreignFolder)) {
            try folder.client.tidy()
        }
        #expect(folder.files == before)
        #expect(folder.mode(".lock") == 0)
        #expect(folder.mode("history") == 0o755)
        try folder.client.adopt()
        #expect(folder.files == before)
        #expect(folder.mode("") == 0o755)
        #expect(folder.client.foreignFolder() == nil)
        try folder.client.tidy()
    }

    @Test(arguments: [[], [".people.json.17.tmp"], ["settings.json"], ["people.json", "notes"]])
    func foreignFolder_nothingButOurs_isOurs(names: [String]) throws {
        for name in names { try folder.write(Self.envelope, name) }
        #expect(folder.client.foreignFolder() == nil)
        #expect(names.isEmpty == !FileManager.default.fileExists(atPath: folder.path))
    }

    @Test(arguments: [
        ("settings.json", #"{"editor.fontSize":14}"#), ("people.json", #"{"records":[{"id":1}]}"#),
        ("backups/db.sql", "x"), ("history/a.txt", "x"), (".lock", "4711"),
        ("backups/people/2026-11-20.json", "[]"),
    ])
    func foreignFolder_namesAsOurs_isAsked_modesStay(name: String, content: String) throws {
        try folder.write(content, name)
        let folders = name.split(separator: "/").indices.dropLast().map { index in
            name.split(separator: "/")[...index].joined(separator: "/")
        }
        chmod("\(folder.path)/\(name)", 0o644)
        for name in [""] + folders { chmod("\(folder.path)/\(name)", 0o755) }
        #expect(folder.client.foreignFolder() == folder.path)
        #expect(throws: StorageError.self) { try folder.client.tidy() }
        if name != ".lock" { try folder.client.adopt() }
        #expect(folder.text(name) == content)
        #expect(folder.mode(name) == 0o644)
        for name in [""] + folders where name != "history" { #expect(folder.mode(name) == 0o755) }
    }

    @Test
    func foreignFolder_emptyFolders_areNobodys() throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/history",
            withIntermediateDirectories: true
        )
        #expect(folder.client.foreignFolder() == nil)
    }

    @Test
    func foreignFolder_byTheSystemsCustoms_isOurs() throws {
        try folder.write("", "notes")
        let folder = DataFolder(path: folder.path, isChosen: false)
        #expect(!Housekeeping(folder: folder).isForeign)
    }
}
