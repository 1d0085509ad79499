import Essentials
import Testing

@testable import DataSource
@testable import Model

@Suite(.timeLimit(.minutes(10)))
struct UndoServiceTests {
    let files = AllocatedLock([String: String]())
    let ada = Person(id: UUID(1), name: "Ada", height: 175)
    let bob = Person(id: UUID(2), name: "Bob", height: 180)
    let weighIn = WeighIn(id: UUID(3), day: .epoch, time: .midnight, weight: 70, height: 175)

    var client: DataFolderClient { .memory(files) }
    var weighIns: WeighInRepository { WeighInRepository(client, .testValue) }
    var sut: UndoService { UndoService(.testDependencies(dataFolderClient: client)) }

    @Test
    func noticeOfChange_ofTheOnlyPerson_namesNobody() throws {
        try PersonRepository(client, .testValue).save(ada)
        try weighIns.save(weighIn, of: ada.id)
        let notice = sut.step(ofChangeOf: weighIn.id).map(sut.notice)
        #expect(notice?.name == nil)
        guard case .made(.savedWeighIn(let saved, nil, of: ada.id)) = notice?.event else {
            Issue.record("\(String(describing: notice))")
            return
        }
        #expect(saved.id == weighIn.id)
    }

    @Test
    func question_isOfTheNextStep_andNamesWhose() throws {
        #expect(sut.next(.undo) == nil)
        #expect(sut.newestID() == nil)
        try PersonRepository(client, .testValue).save(ada)
        try weighIns.save(weighIn, of: ada.id)
        let step = try #require(sut.next(.undo))
        #expect(step.change.recordID == weighIn.id)
        #expect(sut.newestID() == step.id)
        let question = sut.question(about: step, .undo, .enteredElsewhere)
        #expect(question.direction == .undo)
        #expect(question.notice.name == "Ada")
    }

    @Test
    func noticeOfChange_anotherChangeWasTheLast_isNothing() throws {
        try weighIns.save(weighIn, of: ada.id)
        #expect(sut.step(ofChangeOf: UUID(9)) == nil)
    }

    @Test
    func noticeOfOutcome_ofOneOfSeveral_isNamed() throws {
        for person in [ada, bob] { try PersonRepository(client, .testValue).save(person) }
        try weighIns.save(weighIn, of: ada.id)
        let notice = sut.notice(of: try sut.run(.undo), .undo)
        #expect(notice.name == "Ada")
        guard case .done(.undo, .savedWeighIn) = notice.event else {
            Issue.record("\(notice)")
            return
        }
    }

    @Test
    func noticeOfOutcome_moved_namesWhoHasItNow() throws {
        for person in [ada, bob] { try PersonRepository(client, .testValue).save(person) }
        try weighIns.save(weighIn, of: ada.id)
        _ = try weighIns.move(weighIn, from: ada.id, to: bob.id)
        #expect(sut.step(ofChangeOf: weighIn.id).map(sut.notice)?.name == "Bob")
    }

    @Test
    func possibleDirections_isWhatWouldDoSomething() throws {
        #expect(sut.possibleDirections().isEmpty)
        try PersonRepository(client, .testValue).save(ada)
        try PersonRepository(client, .testValue).save(bob)
        _ = try sut.run(.undo)
        #expect(sut.possibleDirections() == [.undo, .redo])
        _ = try sut.run(.undo)
        #expect(sut.possibleDirections() == [.redo])
    }

    @Test(arguments: [UndoDirection.undo, .redo])
    func run_nothingWasChanged_isNothing(direction: UndoDirection) throws {
        let outcome = try sut.run(direction)
        #expect(sut.notice(of: outcome, direction).event == .nothing(direction))
    }

    @Test(arguments: [(1, false), (5, false), (6, true), (290, true)])
    func isExtensive_moreRecordsThanOneKeyMayRemove(count: Int, isExtensive: Bool) {
        let change = DataChange.imported(count, of: ada.id)
        let step = UndoStep(id: "1", change: change, recordCount: count)
        #expect(sut.isExtensive(step, .undo) == isExtensive)
        #expect(!sut.isExtensive(step, .redo))
    }

    @Test
    func isExtensive_aPersonGoes() throws {
        let people = PersonRepository(client, .testValue)
        try people.save(ada)
        let added = try #require(sut.next(.undo))
        #expect(sut.isExtensive(added, .undo))
        #expect(!sut.isExtensive(added, .redo))
        try people.delete(ada)
        let deleted = try #require(sut.next(.undo))
        #expect(!sut.isExtensive(deleted, .undo))
        #expect(sut.isExtensive(deleted, .redo))
    }

    @Test
    func markUnanswered_stepIsSaidAgain_isOnlyAnswered() throws {
        try PersonRepository(client, .testValue).save(ada)
        try weighIns.save(weighIn, of: ada.id)
        guard case .done = try sut.run(.undo) else {
            Issue.record("Not undone")
            return
        }
        sut.markUnanswered(.undo)
        #expect(sut.next(.undo) == nil)
        guard case .finished = try sut.run(.undo) else {
            Issue.record("Taken twice")
            return
        }
        #expect(sut.next(.undo)?.added.isEmpty == false)
    }

    @Test
    func next_counts_theRecordsThatAreChanged() throws {
        try PersonRepository(client, .testValue).save(ada)
        #expect(sut.next(.undo)?.recordCount == 1)
        try weighIns.save(weighIn, of: ada.id)
        #expect(sut.next(.undo)?.recordCount == 1)
        #expect(sut.next(.undo)?.added.isEmpty == true)
    }
}
