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

    private func take(
        after seconds: Double = 10,
        hoursOfZone: Int = 0,
        isAgain: Bool = false
    ) throws -> IntakeOutcome {
        try IntakeService(sandbox.dependencies(seconds, hoursOfZone: hoursOfZone))
            .take(isAgain: isAgain)
    }

    /// Agreed to, as trale writes it: each line with its instant.
    private func takeTrale(_ lines: [String], hoursOfZone: Int = 0) throws -> IntakeOutcome {
        var folder = WatchedFolder(path: landing)
        folder.formats = [.trale]
        try service.add(folder)
        let head = "# This file was created with trale.\n#Date weight[kg]\n"
        let text = lines.map { "\($0)\n" }.joined()
        try sandbox.write(head + text, "landing/trale.txt")
        return try take(hoursOfZone: hoursOfZone)
    }

    private func weighIns() throws -> [String] {
        let client = sandbox.dependencies().dataFolderClient
        return try WeighInRepository(client, .liveValue).load(of: ann.id).values.map {
            "\($0.day) \($0.time) \($0.weight)"
        }
    }

    private func waits(_ reason: WaitReason, _ name: String = "a.csv") -> StorageError {
        StorageError(file: "\(landing)/\(name)", reason: .fileWaits(reason))
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
        let again = try IntakeService(sandbox.dependencies()).take(isAgain: true)
        #expect(again.arrivals.map(\.file.name) == ["a.csv", "b.csv"])
    }

    @Test
    func take_nobodyHere_theFileWaitsUntilSomebodyIs() throws {
        try PersonRepository(sandbox.dependencies().dataFolderClient, .liveValue).delete(ann)
        try WatchService(sandbox.dependencies()).add(WatchedFolder(path: landing))
        try sandbox.write(Self.export, "landing/a.csv")
        #expect(try take() == IntakeOutcome())
        let ben = Person(id: UUID(2), name: "Ben", height: 180)
        try PersonRepository(sandbox.dependencies().dataFolderClient, .liveValue).save(ben)
        #expect(try take().arrivals.count == 1)
    }

    @Test
    func agree_toAllInAFolder_whatLandsLaterComesIn() throws {
        let service = WatchService(sandbox.dependencies())
        try service.add(WatchedFolder(path: landing))
        try service.agree(toAllIn: landing)
        try sandbox.write(Self.export, "landing/a.csv")
        #expect(try take().count == 2)
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

    @Test
    func take_thePersonOfTheFolderIsGone_itWaits() throws {
        let client = sandbox.dependencies().dataFolderClient
        let ben = Person(id: UUID(2), name: "Ben", height: 180)
        try PersonRepository(client, .liveValue).save(ben)
        var folder = WatchedFolder(path: landing, personID: ann.id)
        folder.formats = [.table]
        try service.add(folder)
        try PersonRepository(client, .liveValue).delete(ann)
        try sandbox.write(Self.export, "landing/a.csv")
        #expect(try take().notices == [waits(.personIsGone)])
        // Each command says it once, and a look at the list again.
        #expect(try take() == IntakeOutcome())
        #expect(try take(isAgain: true).notices == [waits(.personIsGone)])
        try service.add(WatchedFolder(path: landing, personID: ben.id))
        let outcome = try take(isAgain: true)
        #expect((outcome.count, outcome.changed) == (2, ben.id))
    }

    @Test
    func take_whatNeedsAnAnswer_eachIsNamedWithWhatIsMissing() throws {
        let person = WeighIn(
            id: UUID(9),
            day: Day(number: 19786),
            time: .midnight,
            weight: 70,
            height: 170
        )
        let client = sandbox.dependencies().dataFolderClient
        try WeighInRepository(client, .liveValue).save(person, of: ann.id)
        try service.add(WatchedFolder(path: landing))
        try sandbox.write("Date,Weight (kg)\n2024-03-05,120\n", "landing/far.csv")
        try sandbox.write("Date,Weight (kg)\n2024-03-05,x\n", "landing/none.csv")
        try sandbox.write("Day,Load\n1,2\n2,3\n", "landing/table.csv")
        try sandbox.write("hello\n", "landing/note.txt")
        let outcome = try take()
        #expect(outcome.notices.count == 3 && outcome.notice?.reason == .filesWait(3))
        #expect(
            outcome.notices.prefix(2) == [
                waits(.far("Ann"), "far.csv"), waits(.refused, "none.csv"),
            ]
        )
        guard case .fileWaits(.failure(.unknown)) = outcome.notices.last?.reason else {
            Issue.record("\(outcome.notices)")
            return
        }
        try PersonRepository(client, .liveValue)
            .save(Person(id: UUID(2), name: "Ben", height: 180))
        try sandbox.write(Self.export, "landing/a.csv")
        #expect(try take().notice == waits(.person))
    }

    /// A second user of the scale appears.
    @Test
    func take_somebodyNew_isNotCreated_theOthersComeIn() throws {
        var folder = WatchedFolder(path: landing)
        folder.formats = [.json]
        try service.add(folder)
        for (number, name) in ["Ann", "Ben"].enumerated() {
            let text = """
                {"person":{"id":"00000000-0000-0000-0000-00000000000\(number + 1)",\
                "name":"\(name)","height":170},"weighIns":[{"day":"2024-03-05","time":"07:00",\
                "weight":70,"height":170}]}
                """
            try sandbox.write(text, "landing/\(name).json")
        }
        let outcome = try take()
        #expect((outcome.count, outcome.changed) == (1, ann.id))
        #expect(outcome.notices == [waits(.newPerson("Ben"), "Ben.json")])
        let client = sandbox.dependencies().dataFolderClient
        #expect(try PersonRepository(client, .liveValue).load().values.map(\.id) == [ann.id])
    }

    @Test
    func take_aReadingThatItsSourceHasCorrected_isReplaced_onlyIfUnchangedHere() throws {
        #expect(try takeTrale(["2026-11-02T08:30:00Z 81", "2026-11-03T08:30:00Z 80.9"]).count == 2)
        let new = ["2026-11-02T08:30:00Z 80.2", "2026-11-03T08:30:00Z 80.9"]
        #expect(try takeTrale(new).count == 1)
        #expect(try weighIns() == ["2026-11-02 08:30 80.2", "2026-11-03 08:30 80.9"])
        // Corrected once more.
        #expect(try takeTrale(["2026-11-02T08:30:00Z 80.3"]).count == 1)
        #expect(try weighIns() == ["2026-11-02 08:30 80.3", "2026-11-03 08:30 80.9"])
        // Undone, the correction stays out.
        #expect(try UndoService(sandbox.dependencies()).run(.undo) != .nothing)
        #expect(try weighIns()[0] == "2026-11-02 08:30 80.2")
        #expect(try takeTrale(["2026-11-02T08:30:00Z 80.3", "2026-11-04T08:30:00Z 80"]).count == 1)
        #expect(try weighIns().count == 3 && weighIns()[0] == "2026-11-02 08:30 80.2")
        // Changed here.
        let client = sandbox.dependencies().dataFolderClient
        let repository = WeighInRepository(client, .liveValue)
        var mine = try #require(try repository.load(of: ann.id).values.last)
        mine.weight = 79
        try repository.save(mine, of: ann.id)
        #expect(try takeTrale(["2026-11-04T08:30:00Z 80.1"]).count == 1)
        #expect(
            try weighIns().suffix(2).sorted() == ["2026-11-04 08:30 79.0", "2026-11-04 08:30 80.1"]
        )
    }

    @Test
    func saveArrival_theDataHaveChangedSince_savesNothing() throws {
        let weighIn = WeighIn(id: UUID(9), day: .epoch, time: .midnight, weight: 70, height: 170)
        var preview = ImportPreview()
        preview.parts = [ImportPart(person: ann, isNew: false, weighIns: [weighIn])]
        #expect(try !ImportService(sandbox.dependencies()).saveArrival(preview))
        #expect(try weighIns().isEmpty)
    }

    /// On a journey the same instants are other times.
    @Test
    func take_underAnotherTimeZone_whatIsHereIsKnown() throws {
        let lines = (1...5).map { "2026-11-0\($0)T06:3\($0):00Z 80.\($0)" }
        #expect(try takeTrale(lines, hoursOfZone: 1).count == 5)
        let new = lines + ["2026-11-06T12:00:00Z 80.6"]
        let outcome = try takeTrale(new, hoursOfZone: -5)
        #expect((outcome.count, outcome.notices.map(\.reason)) == (1, [.otherZone(minutes: 360)]))
        #expect(try weighIns().count == 6 && weighIns().last == "2026-11-06 07:00 80.6")
        #expect(try takeTrale(new + ["2026-11-07T06:00:00Z 80.7"], hoursOfZone: 1).count == 1)
        // A deleted weigh-in stays deleted under any of them.
        let client = sandbox.dependencies().dataFolderClient
        let third = try #require(
            try WeighInRepository(client, .liveValue).load(of: ann.id).values.dropFirst(2).first
        )
        try WeighInRepository(client, .liveValue).delete(third, of: ann.id)
        #expect(try takeTrale(new + ["2026-11-08T12:00:00Z 80.85"], hoursOfZone: -5).count == 1)
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
    @MainActor
    func follow_somethingLands_isTold_alsoInFoldersThatCome() async throws {
        try service.add(WatchedFolder(path: landing))
        let asked = AllocatedLock([[String]]())
        let dependencies = sandbox.dependencies(
            fileWatchClient: testDependency(of: FileWatchClient.self) {
                $0.landings = { folders in
                    let count = asked.withLock {
                        $0.append(folders)
                        return $0.count
                    }
                    return AsyncStream {
                        if count < 3 { $0.yield() }
                        $0.finish()
                    }
                }
            }
        )
        let service = WatchService(dependencies)
        var count = 0
        try self.service.remove(landing)
        let changes = service.changes()
        // Added by another process while the app is open.
        try self.service.add(WatchedFolder(path: landing))
        await service.follow(changes) { count += 1 }
        let machine = dependencies.dataFolderClient.location("machine")
        #expect(count == 2)
        #expect(asked.withLock { $0 } == [[machine], [landing, machine], [landing, machine]])
    }
}
