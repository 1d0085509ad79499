import Essentials
import Testing

@testable import DataSource

/// What goes from one file to another is stopped after each of its writes, as a kill does it.
/// Whatever was written by then, the weigh-in is there once; the next save leaves one of it.
@Suite(.timeLimit(.minutes(10)))
struct HalfwayTests {
    enum Step: String, CaseIterable, Sendable {
        case correction, handover, undo, redo
    }

    static let stops = 0...5

    let folder = TemporaryFolder()
    let clock = AllocatedLock(1_795_000_000.0)
    let ada = UUID(9)
    let bob = UUID(8)
    let old = WeighIn.sample(1, "2025-12-31")

    @Test(arguments: Step.allCases, stops)
    func run_stopped_weighInStandsOnce(step: Step, stop: Int) throws {
        try prepare(step)
        let before = try standing()
        try? run(step, dying(after: stop))
        let halfway = try standing()
        #expect(halfway.count == 1)
        #expect(halfway == before || stop > 0)
        try weighIns().save(.sample(2, "2024-06-01"), of: ada)
        #expect(try standing().filter { $0.id == old.id } == halfway)
        #expect(try copies() == 1)
    }

    @Test(arguments: Step.allCases, stops)
    func run_stopped_clockWasSetBack_weighInStandsOnce(step: Step, stop: Int) throws {
        try prepare(step)
        clock.withLock { $0 -= 3_000_000 }
        do {
            try run(step, dying(after: stop))
        } catch {
            #expect(try standing().count == 1)
            try run(step, folder.client)
        }
        #expect(try standing().count == 1)
    }

    @Test(arguments: Step.allCases, stops)
    func run_stopped_thenWhollyDone(step: Step, stop: Int) throws {
        try prepare(step)
        do {
            try run(step, dying(after: stop))
        } catch {
            try run(step, folder.client)
        }
        #expect(try standing().count == 1)
        #expect(try copies() == 1)
    }

    @Test(arguments: stops)
    func delete_afterItWasStopped_isGone(stop: Int) throws {
        try prepare(.handover)
        try? run(.handover, dying(after: stop))
        for personID in [ada, bob] {
            for weighIn in try weighIns().load(of: personID).values {
                try weighIns().delete(weighIn, of: personID)
            }
        }
        #expect(try standing() == [])
        #expect(try copies() == 0)
    }

    // To and fro with a clock that goes backwards: what was left behind long ago hides nothing.
    @Test(arguments: stops)
    func move_back_stopped_weighInStandsOnce(stop: Int) throws {
        try weighIns().save(old, of: ada)
        _ = try weighIns().move(old, from: ada, to: bob)
        clock.withLock { $0 -= 3_000_000 }
        _ = try? weighIns(dying(after: stop)).move(old, from: bob, to: ada)
        #expect(try standing().count == 1)
    }

    private func prepare(_ step: Step) throws {
        try weighIns().save(old, of: ada)
        switch step {
        case .correction, .handover: break
        case .undo: try run(.correction, folder.client)
        case .redo:
            try run(.correction, folder.client)
            try run(.undo, folder.client)
        }
    }

    private func run(_ step: Step, _ client: DataFolderClient) throws {
        let undo = UndoRepository(client, dateClient, .testValue)
        switch step {
        case .correction: _ = try weighIns(client).replace(old, with: new, of: ada)
        case .handover: _ = try weighIns(client).move(old, from: ada, to: bob)
        case .undo: _ = try undo.run(.undo)
        case .redo: _ = try undo.run(.redo)
        }
    }

    private var new: WeighIn {
        var new = WeighIn.sample(1, "2026-01-01")
        new.weight = 80
        return new
    }

    /// As each screen reads them: all of a person, and year by year.
    private func standing() throws -> [WeighIn] {
        var all = [WeighIn]()
        for personID in [ada, bob] {
            let years = try weighIns().years(weighIns().keys(of: personID))
            let byYear = try years.flatMap { try weighIns().load(of: personID, in: $0).values }
            #expect(try weighIns().load(of: personID).values == byYear)
            all += byYear
        }
        return all
    }

    private func copies() throws -> Int {
        try folder.files
            .filter { $0.key.hasPrefix("history/") }
            .map { try RecordFile(Array($0.value.utf8)[...]).liveRecords }
            .reduce(0) { $0 + $1.count { $0.id == JSONText(old.id.text) } }
    }

    private func weighIns(_ client: DataFolderClient? = nil) -> WeighInRepository {
        WeighInRepository(client ?? folder.client, dateClient)
    }

    private var dateClient: DateClient {
        DateClient { [clock] in Date(timeIntervalSince1970: clock.withLock(\.self)) }
    }

    /// Nothing is written any more, as by a process that is no more.
    private func dying(after stop: Int) -> DataFolderClient {
        let client = folder.client
        let writes = AllocatedLock(0)
        return testDependency(of: DataFolderClient.self) {
            $0 = client
            $0.set = { key, change throws(StorageError) in
                let isDead = writes.withLock { writes in
                    writes += 1
                    return writes > stop
                }
                guard !isDead else { throw StorageError(file: key, reason: .system(5)) }
                try client.set(key, change)
            }
            $0.setAll = { keys, change throws(StorageError) in
                let isDead = writes.withLock { writes in
                    writes += 1
                    return writes > stop
                }
                guard !isDead else { throw StorageError(file: keys[0], reason: .system(5)) }
                try client.setAll(keys, change)
            }
        }
    }
}
