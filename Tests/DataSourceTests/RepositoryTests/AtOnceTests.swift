import Dispatch
import Essentials
import Testing

@testable import DataSource

/// Two repositories over one folder, as of two programs: what one does is noticed by the other, though
/// it has looked before.
@Suite(.timeLimit(.minutes(10)))
struct AtOnceTests {
    let folder = TemporaryFolder()
    let ada = UUID(9)
    let old = WeighIn.sample(1, "2026-11-20")

    private var weighIns: WeighInRepository { WeighInRepository(folder.client, .testValue) }
    private var undo: UndoRepository { UndoRepository(folder.client, .testValue, .testValue) }

    @Test
    func undo_anotherHasTakenThatStep_theNextIsTaken() throws {
        try weighIns.save(old, of: ada)
        try weighIns.save(.sample(2, "2026-11-21"), of: ada)
        let client = folder.client.interrupted { _ = try? undo.run(.undo) }
        guard
            case .done(.savedWeighIn(let taken, _, _)) =
                try UndoRepository(client, .testValue, .testValue).run(.undo)
        else {
            Issue.record("Not taken back")
            return
        }
        #expect(taken.id == old.id)
        #expect(try weighIns.load(of: ada).values == [])
    }

    @Test
    func undo_anotherHasTakenTheLastStep_isNothing() throws {
        try weighIns.save(old, of: ada)
        let client = folder.client.interrupted { _ = try? undo.run(.undo) }
        let outcome = try UndoRepository(client, .testValue, .testValue).run(.undo)
        #expect(outcome == .nothing)
        #expect(try weighIns.load(of: ada).values == [])
    }

    @Test(arguments: UndoDirection.allCases)
    func run_fourAtOnce_eachTakesAStep(direction: UndoDirection) throws {
        for number in 1...3 {
            try weighIns.save(.sample(UInt8(number), "2026-11-2\(number)"), of: ada)
        }
        if direction == .redo { for _ in 1...3 { _ = try undo.run(.undo) } }
        let outcomes = AllocatedLock([UndoOutcome?]())
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let outcome = try? undo.run(direction)
            outcomes.withLock { $0.append(outcome) }
        }
        let done = outcomes.withLock(\.self).compactMap { outcome -> UUID? in
            if case .done(let change)? = outcome { change.recordID } else { nil }
        }
        #expect(Set(done).count == 3)
        #expect(done.count == 3)
        #expect(outcomes.withLock { $0.contains(.nothing) })
        #expect(try weighIns.load(of: ada).values.count == (direction == .undo ? 0 : 3))
    }

    /// The year stays, or it goes to another.
    @Test(arguments: ["2026-11-20", "2025-12-31"])
    func replace_weightHasChangedMeanwhile_nothingIsWrittenOver(day: String) throws {
        try weighIns.save(old, of: ada)
        var (here, there) = (old, old)
        here.day = try #require(Day(day))
        (here.weight, there.weight) = (71, 73)
        let client = folder.client.interrupted(atLeast: "history") { [there] in
            _ = try? weighIns.replace(old, with: there, of: ada)
        }
        let sut = WeighInRepository(client, .testValue)
        #expect(try sut.replace(old, with: here, of: ada, seen: []) == .changedMeanwhile)
        #expect(try weighIns.load(of: ada).values.map(\.weight) == [73])
        #expect(try undo.run(.undo) != .nothing)
        #expect(try weighIns.load(of: ada).values.map(\.weight) == [old.weight])
    }

    @Test
    func replace_changeWasSeen_isDone() throws {
        try weighIns.save(old, of: ada)
        var (here, there) = (old, old)
        (here.weight, there.weight) = (71, 73)
        _ = try weighIns.replace(old, with: there, of: ada)
        #expect(try weighIns.replace(old, with: here, of: ada, seen: []) == .changedMeanwhile)
        let outcome = try weighIns.replace(old, with: here, of: ada, seen: [.weight(73)])
        #expect(outcome == .done)
        #expect(try weighIns.load(of: ada).values.map(\.weight) == [71])
    }

    @Test
    func replace_anotherFieldHasChanged_bothStay() throws {
        try weighIns.save(old, of: ada)
        var (here, there) = (old, old)
        here.weight = 71
        there.note = "after a run"
        _ = try weighIns.replace(old, with: there, of: ada)
        #expect(try weighIns.replace(old, with: here, of: ada, seen: []) == .done)
        #expect(try weighIns.load(of: ada).values.map(\.weight) == [71])
        #expect(try weighIns.load(of: ada).values.map(\.note) == ["after a run"])
    }

    @Test
    func replace_wasDeletedMeanwhile_staysDeleted() throws {
        try weighIns.save(old, of: ada)
        var here = old
        here.weight = 71
        let client = folder.client.interrupted(atLeast: "history") {
            _ = try? weighIns.delete(old, of: ada)
        }
        let sut = WeighInRepository(client, .testValue)
        #expect(try sut.replace(old, with: here, of: ada, seen: []) == .changedMeanwhile)
        #expect(try weighIns.load(of: ada).values == [])
    }

    @Test(arguments: [HeightCorrection?.none, .wasWrong, .holds(from: Day.epoch)])
    func save_personHasChangedMeanwhile_nothingIsWrittenOver(
        correction: HeightCorrection?
    ) throws {
        let people = PersonRepository(folder.client, .testValue)
        let person = Person(id: ada, name: "Ada", height: 165)
        var weighIn = old
        weighIn.height = 165
        try weighIns.saveFirst(weighIn, of: person)
        var (here, there) = (person, person)
        (here.height, there.height) = (170, 171)
        let client = folder.client.interrupted(atLeast: "people") { [there] in
            _ = try? people.save(there, replacing: person)
        }
        let outcome =
            try correction.map { correction throws(StorageError) in
                try WeighInRepository(client, .testValue)
                    .save(here, replacing: person, correction, seen: [], isIrreversible: false)
            } ?? PersonRepository(client, .testValue).save(here, replacing: person, seen: [])
        #expect(outcome == .changedMeanwhile)
        #expect(try people.load().values.map(\.height) == [171])
        #expect(try weighIns.load(of: ada).values.map(\.height) == [165])
    }

    @Test
    func add_anotherHasAddedMeanwhile_isOutdated_nothingIsAdded() throws {
        try PersonRepository(folder.client, .testValue).save(.ada)
        let part = ImportPart(person: .ada, isNew: false, weighIns: [old])
        let revision = try weighIns.revision()
        let client = folder.client.interrupted {
            _ = try? weighIns.add([part], since: revision, isIrreversible: false) { false }
        }
        let sut = WeighInRepository(client, .testValue)
        var other = part
        other.weighIns = [.sample(2, "2026-11-20")]
        #expect(try sut.add([other], since: revision, isIrreversible: false) { false } == .outdated)
        #expect(try weighIns.load(of: Person.ada.id).values.map(\.id) == [old.id])
        let now = try weighIns.revision()
        #expect(try sut.add([other], since: now, isIrreversible: false) { false } == .done)
        #expect(try weighIns.load(of: Person.ada.id).values.count == 2)
    }

    @Test
    func revision_isAnother_whateverWasWritten() throws {
        try PersonRepository(folder.client, .testValue).save(.ada)
        var revisions = [try weighIns.revision()]
        try weighIns.save(old, of: Person.ada.id)
        revisions.append(try weighIns.revision())
        var other = old
        other.weight = 71
        _ = try weighIns.replace(old, with: other, of: Person.ada.id)
        revisions.append(try weighIns.revision())
        try PersonRepository(folder.client, .testValue).delete(.ada)
        revisions.append(try weighIns.revision())
        #expect(Set(revisions).count == 4)
        #expect(try weighIns.revision() == revisions.last)
    }
}

extension DataFolderClient {
    /// Before the first writing, of a file below a prefix, somebody else does something.
    fileprivate func interrupted(
        atLeast prefix: String = "",
        by other: @escaping @Sendable () -> Void
    ) -> DataFolderClient {
        let isDone = AllocatedLock(false)
        @Sendable func interrupt(_ keys: [String]) {
            guard keys.contains(where: { $0.hasPrefix(prefix) }) else { return }
            let isFirst = isDone.withLock { isDone in
                defer { isDone = true }
                return !isDone
            }
            if isFirst { other() }
        }
        let client = self
        return testDependency(of: DataFolderClient.self) {
            $0 = client
            $0.set = { key, change throws(StorageError) in
                interrupt([key])
                try client.set(key, change)
            }
            $0.setAll = { keys, change throws(StorageError) in
                interrupt(keys)
                try client.setAll(keys, change)
            }
        }
    }
}
