import Essentials
import Testing

@testable import DataSource

@Suite(.timeLimit(.minutes(10)))
struct StagedFilesTests {
    private let folder = TemporaryFolder()
    private let year = "history/\(UUID(1).text)/2026"
    private let otherYear = "history/\(UUID(2).text)/2026"

    @Test
    func restoreAll_oneIsRefused_leavesAllAsItWas() throws {
        try folder.client.restoreAll([.people: Data("old".utf8)])
        let before = folder.files
        #expect(throws: StorageError.self) {
            try folder.client.restoreAll([
                year: Data("new".utf8), .people: Data("new".utf8),
                .settings: Data(count: File.largest + 1),
            ])
        }
        #expect(folder.files == before)
        #expect(File("\(folder.path)/history/\(UUID(1).text)").kind == 0)
    }

    @Test
    func restoreAll_keepsWhatWasReplaced() throws {
        try folder.client.restoreAll([.people: Data("old".utf8), year: Data("old".utf8)])
        try folder.client.restoreAll([.people: Data("new".utf8), otherYear: Data("new".utf8)])
        #expect(folder.text("people.json") == "new")
        #expect(folder.text("\(year).json") == "old")
        #expect(folder.text("\(otherYear).json") == "new")
        #expect(folder.files.filter { $0.key.contains("-replaced-") }.map(\.value) == ["old"])
        #expect(folder.mode("people.json") == 0o600)
    }

    @Test
    func restore_journalIsNoFile_isDone() throws {
        try folder.client.restoreAll([.people: Data("old".utf8)])
        try folder.write("", ".undo.json/file")
        let archive = Archive(files: [.people: Data("new".utf8)], recordCount: 0)
        try ArchiveRepository(.testValue, folder.client, .testValue).restore(archive)
        #expect(folder.text("people.json") == "new")
    }

    @Test
    func data_stoppedHalfway_isTheNew() throws {
        try folder.client.restoreAll([.people: Data("old".utf8), year: Data("old".utf8)])
        try folder.stage("new", [.people, year])
        #expect(try folder.client.data(year) == Data("new".utf8))
        #expect(folder.text("people.json") == "new")
        #expect(!folder.files.keys.contains { $0.hasPrefix(".restoring") })
    }

    @Test
    func data_stoppedBefore_isTheOld() throws {
        try folder.client.restoreAll([.people: Data("old".utf8)])
        try folder.write("new", ".restoring.tmp/people.json")
        #expect(try folder.client.data(.people) == Data("old".utf8))
        try folder.client.tidy()
        #expect(folder.text("people.json") == "old")
        #expect(!folder.files.keys.contains { $0.hasPrefix(".restoring") })
    }

    @Test
    func data_stoppedHalfway_whatIsReplacedIsABackup() throws {
        try folder.client.restoreAll([year: Data("old".utf8)])
        try folder.stage("new", [year])
        #expect(try folder.client.data(year) == Data("new".utf8))
        #expect(folder.replaced == ["old"])
    }

    /// A synchroniser may bring back what was staged long ago.
    @Test
    func data_stagedWithoutDigests_isNotUsed_andKept() throws {
        try folder.client.restoreAll([year: Data("old".utf8)])
        try folder.write("planted", ".restoring/\(year).json")
        #expect(try folder.client.data(year) == Data("old".utf8))
        #expect(folder.replaced == ["planted"])
        #expect(!folder.files.keys.contains { $0.hasPrefix(".restoring") })
    }

    @Test
    func data_stagedForOtherFiles_isNotUsed_namedAndKept() throws {
        try folder.client.restoreAll([.people: Data("old".utf8), year: Data("old".utf8)])
        let digest = try File("\(folder.path)/people.json").digest()
        let digests = String(decoding: try #require(digest).bytes, as: UTF8.self)
        try folder.client.restoreAll([year: Data("later".utf8)])
        try folder.write("stale people", ".restoring/people.json")
        try folder.write("stale year", ".restoring/\(year).json")
        try folder.write(
            "{\"people\":\(digests),\"\(year)\":\(digests)}",
            ".restoring/replaced.json"
        )
        let notices = AllocatedLock([StorageError]())
        let client = folder.client { notice in notices.withLock { $0.append(notice) } }
        #expect(try client.data(year) == Data("later".utf8))
        #expect(try client.data(.people) == Data("old".utf8))
        #expect(
            notices.withLock(\.self) == [
                StorageError(file: "\(folder.path)/.restoring", reason: .stale)
            ]
        )
        #expect(folder.replaced == ["old", "stale people", "stale year"])
        #expect(!folder.files.keys.contains { $0.hasPrefix(".restoring") })
    }

    @Test
    func data_stagedWhereAFileHasComeSince_isNotUsed() throws {
        try folder.write("mine", "\(year).json")
        try folder.write("stale", ".restoring/\(year).json")
        try folder.write("{\"\(year)\":\"\"}", ".restoring/replaced.json")
        #expect(try folder.client.data(year) == Data("mine".utf8))
        #expect(folder.replaced == ["stale"])
    }

    @Test
    func data_whatIsThereIsWhatIsStaged_isCompleted() throws {
        try folder.write("new", "\(year).json")
        try folder.write("new", ".restoring/\(year).json")
        try folder.write("people", ".restoring/people.json")
        try folder.write("{\"\(year)\":\"1\",\"people\":\"\"}", ".restoring/replaced.json")
        let client = folder.client
        #expect(try client.data(.people) == Data("people".utf8))
        #expect(try client.finishDecided())
        #expect(try client.finishDecided() == false)
    }

    @Test
    func restoreAll_throughALink_leavesTheLink() throws {
        let other = TemporaryFolder()
        try other.write("old", "mine.json")
        try folder.write("", "history/.keep")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/people.json",
            withDestinationPath: "\(other.path)/mine.json"
        )
        try folder.client.restoreAll([.people: Data("new".utf8)])
        #expect(File("\(folder.path)/people.json").kind == S_IFLNK)
        #expect(other.text("mine.json") == "new")
    }
}

extension TemporaryFolder {
    fileprivate var replaced: [String] {
        files.filter { $0.key.contains("-replaced-") }.map(\.value).sorted()
    }

    /// Leaves a change as a process that was killed does, which was to replace what is there.
    fileprivate func stage(_ text: String, _ keys: [String]) throws {
        var digests = [String]()
        for key in keys {
            let digest = try #require(try File("\(path)/\(key).json").digest())
            digests.append("\"\(key)\":\(String(decoding: digest.bytes, as: UTF8.self))")
            try write(text, ".restoring/\(key).json")
        }
        try write("{\(digests.joined(separator: ","))}", ".restoring/replaced.json")
    }

    fileprivate func client(
        notice: @escaping @Sendable (StorageError) -> Void
    ) -> DataFolderClient {
        DataFolderClient(notice: notice) { [path] () throws(StorageError) in
            FileDefaults(folder: DataFolder(path: path), today: { .epoch })
        }
    }
}
