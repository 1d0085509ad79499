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
        #expect(throws: StorageError(file: "/b", reason: .notThere)) {
            try ArchiveService(dependencies).load("/b")
        }
    }

    @Test
    func preview_saysWhoComesAndGoes_andWhatBecomesOfTheOthers() throws {
        let (ann, bob, tom) = (UUID(1), UUID(2), UUID(3))
        let people = PersonService(dependencies)
        for (id, name) in [(ann, "Ann"), (bob, "Bob")] {
            try people.save(Person(id: id, name: name, height: 178))
        }
        for (number, id) in [(UInt8(11), ann), (12, ann), (13, bob)] {
            try keep(number, 70, of: id)
        }
        let sut = ArchiveService(dependencies)
        let archive = try sut.make()
        #expect(try sut.preview(archive).parts.filter(\.isDifferent) == [])
        try people.delete(Person(id: bob, name: "Bob", height: 178))
        try people.save(Person(id: tom, name: "Tom", height: 178))
        try keep(12, 71, of: ann)
        try keep(14, 72, of: ann)
        try keep(15, 73, of: tom)
        let parts = try sut.preview(archive).parts
        #expect(parts.map(\.name) == ["Ann", "Bob", "Tom"])
        #expect(parts.map(\.course) == [.stays, .comes, .goes])
        #expect(parts.map(\.count) == [2, 1, 1])
        #expect(parts.map(\.missing) == [1, 0, 0])
        #expect(parts.map(\.changed) == [1, 0, 0])
        #expect(parts.map(\.isDifferent) == [true, true, true])
        #expect(try !sut.preview(archive).areSettingsChanged)
        try sut.restore(archive)
        #expect(try sut.preview(archive).parts.filter(\.isDifferent) == [])
    }

    private func keep(_ number: UInt8, _ weight: Double, of id: UUID) throws {
        var weighIn = WeighIn.on(Day(number: 20_700), weight, height: 178)
        weighIn.id = UUID(number)
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: id)
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
            dataFolderClient: .memory(files)
        )
    }
}
