import DataSource
import Essentials
import Testing

@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct ArchiveServiceTests {
    private let files = AllocatedLock([
        "people": "{\"count\":0,\"records\":[\n],\"version\":1}\n",
        "history/00000000-0000-0000-0000-000000000001/2026":
            "{\"count\":0,\"records\":[\n],\"version\":1}\n",
        "history/00000000-0000-0000-0000-000000000001/2026 (copy)": "not ours",
    ])
    private let outside = AllocatedLock([String: Data]())

    @Test
    func save_load_restore_bringsEveryFileBack() throws {
        let sut = ArchiveService(dependencies)
        let archive = try sut.make()
        #expect(archive.files.count == 2)
        #expect(!sut.exists("/b"))
        try sut.save(archive, to: "/b")
        #expect(sut.exists("/b"))
        #expect(try sut.load("/b") == archive)
        #expect(try sut.archive(in: sut.bytes(of: archive), named: "-") == archive)
        files.withLock { $0["people"] = nil }
        try sut.restore(archive)
        #expect(files.withLock { $0["people"] } == "{\"count\":0,\"records\":[\n],\"version\":1}\n")
    }

    @Test
    func load_noSuchFile_throws() {
        #expect(throws: StorageError(file: "/b", reason: .gone)) {
            try ArchiveService(dependencies).load("/b")
        }
    }

    private var dependencies: AppDependencies {
        .testDependencies(
            fileClient: testDependency(of: FileClient.self) { [outside] in
                $0.read = { path throws(StorageError) in outside.withLock { $0[path] } }
                $0.replace = { path, data throws(StorageError) in
                    outside.withLock { $0[path] = data }
                }
                $0.exists = { path in outside.withLock { $0[path] != nil } }
            },
            userDefaultsClient: .memory(files)
        )
    }
}
