import DataSource
import Essentials
import Testing

@testable import Model

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Exports that land in folders of this machine.
@Suite(.timeLimit(.minutes(10)))
struct WatchServiceTests {
    private static let export = "Date,Weight (kg)\n2024-03-05 07:00,70.5\n2024-03-06 07:00,70.3\n"
    private let sandbox: Sandbox
    private let landing: String
    private let ann = Person(id: UUID(1), name: "Ann", height: 170)
    private var service: WatchService { WatchService(sandbox.dependencies()) }

    init() throws {
        sandbox = try Sandbox()
        landing = try sandbox.makeFolder("landing")
        try PersonRepository(sandbox.dependencies().dataFolderClient, .liveValue).save(ann)
    }

    private func take(after seconds: Double = 10) throws -> IntakeOutcome {
        try IntakeService(sandbox.dependencies(seconds)).take()
    }

    @Test
    func take_aFileOfAKindThatWasAgreedTo_comesInOnce() throws {
        try service.add(WatchedFolder(path: landing))
        try sandbox.write(Self.export, "landing/a.csv")
        let arrival = try #require(try take().arrivals.first)
        #expect((arrival.format, arrival.count, arrival.folder) == (.table, 2, landing))
        // It is asked about until there is an answer.
        #expect(try take().arrivals == [arrival])
        try service.agree(to: arrival)
        let outcome = try take()
        #expect((outcome.count, outcome.changed, outcome.arrivals) == (2, ann.id, []))
        #expect(try take() == IntakeOutcome())
        #expect(try service.folders().first?.seen.keys.sorted() == ["a.csv"])
        try sandbox.write(Self.export + "2024-03-07 07:00,70\n", "landing/a.csv")
        #expect(try take().count == 1)
        #expect(sandbox.text("landing/a.csv")?.hasPrefix(Self.export) == true)
    }

    @Test
    func decline_thisFileWaitsNoMore_theNextIsAskedAbout() throws {
        try service.add(WatchedFolder(path: landing))
        try sandbox.write(Self.export, "landing/a.csv")
        try service.decline(try #require(try take().arrivals.first))
        #expect(try take() == IntakeOutcome())
        try sandbox.write(Self.export, "landing/b.csv")
        #expect(try take().arrivals.map(\.file.name) == ["b.csv"])
    }

    @Test
    func take_whatWasUndone_staysOut() throws {
        try service.add(WatchedFolder(path: landing))
        try sandbox.write(Self.export, "landing/a.csv")
        try service.agree(to: try #require(try take().arrivals.first))
        #expect(try take().count == 2)
        #expect(try UndoService(sandbox.dependencies()).run(.undo) != .nothing)
        try sandbox.write(Self.export + "2024-03-07 07:00,70\n", "landing/a.csv")
        #expect(try take().count == 1)
    }

    private func weighIns() throws -> [String] {
        let client = sandbox.dependencies().dataFolderClient
        return try WeighInRepository(client, .liveValue).load(of: ann.id).values.map {
            "\($0.day) \($0.time) \($0.weight)"
        }
    }

    @Test
    func saveArrival_theDataHaveChangedSince_savesNothing() throws {
        let weighIn = WeighIn(id: UUID(9), day: .epoch, time: .midnight, weight: 70, height: 170)
        var preview = ImportPreview()
        preview.parts = [ImportPart(person: ann, isNew: false, weighIns: [weighIn])]
        #expect(try !ImportService(sandbox.dependencies()).saveArrival(preview))
        #expect(try weighIns().isEmpty)
    }

    @Test
    func take_writtenJustNow_waits() throws {
        try service.add(WatchedFolder(path: landing))
        try sandbox.write(Self.export, "landing/a.csv")
        let outcome = try take(after: 1)
        #expect(outcome.isBeingWritten && outcome.arrivals.isEmpty)
    }

    @Test
    func take_whatIsNoExport_orBringsNothing_isLookedAtOnce() throws {
        try service.add(WatchedFolder(path: landing))
        for (name, text) in [("note.txt", "hello"), (".a.csv.tmp", Self.export), ("empty.csv", "")]
        {
            try sandbox.write(text, "landing/\(name)")
        }
        #expect(try take() == IntakeOutcome())
        #expect(try service.folders().first?.seen.keys.sorted() == ["empty.csv", "note.txt"])
    }

    @Test
    func remove_aFolder_isWatchedNoMore() throws {
        try service.add(WatchedFolder(path: landing, personID: ann.id))
        // Its person stays.
        try service.add(WatchedFolder(path: landing))
        #expect(try service.folders() == [WatchedFolder(path: landing, personID: ann.id)])
        try service.remove(landing)
        try sandbox.write(Self.export, "landing/a.csv")
        #expect(try service.folders().isEmpty)
        #expect(try take() == IntakeOutcome())
    }

    @Test
    func changes_somethingLands_isTold() async throws {
        try service.add(WatchedFolder(path: landing))
        let asked = AllocatedLock([String]())
        let dependencies = sandbox.dependencies(
            fileWatchClient: testDependency(of: FileWatchClient.self) {
                $0.landings = { folders in
                    asked.withLock { $0 = folders }
                    return AsyncStream {
                        $0.yield()
                        $0.finish()
                    }
                }
            }
        )
        var count = 0
        for await _ in WatchService(dependencies).changes() { count += 1 }
        #expect(count == 1 && asked.withLock { $0 } == [landing])
    }
}
