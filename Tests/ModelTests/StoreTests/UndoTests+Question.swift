import DataSource
import Essentials
import Testing

@testable import Model

extension UndoTests {
    private func weighIn(_ number: UInt8) -> WeighIn {
        WeighIn(id: UUID(number), day: .epoch, time: .midnight, weight: 70, height: 175)
    }

    private func save(_ number: UInt8, of person: Person) throws {
        try PersonRepository(client, .testValue).save(person)
        try WeighInRepository(client, .testValue).save(weighIn(number), of: person.id)
    }

    @Test
    func send_undoButtonTapped_enteredElsewhereMeanwhile_asksWhoseAndWhat() async throws {
        let sut = Undo(.testDependencies(dataFolderClient: client))
        await sut.send(.onLaunch)
        try save(4, of: ada)
        await sut.send(.undoButtonTapped)
        let question = try #require(sut.question)
        #expect(question.direction == .undo)
        #expect(question.reason == .enteredElsewhere)
        #expect(question.notice.name == "Ada")
        #expect(question.step.change.recordID == UUID(4))
        await sut.send(.questionCancelButtonTapped)
        #expect(sut.question == nil)
        #expect(try WeighInRepository(client, .testValue).load(of: ada.id).values.count == 1)
        await sut.send(.undoButtonTapped)
        await sut.send(.questionConfirmButtonTapped)
        #expect(sut.question == nil)
        #expect(try WeighInRepository(client, .testValue).load(of: ada.id).values.isEmpty)
    }

    @Test
    func send_undoButtonTapped_enteredHere_isDoneAtOnce() async throws {
        let sut = Undo(.testDependencies(dataFolderClient: client))
        await sut.send(.onLaunch)
        try save(4, of: ada)
        await sut.send(.onChangeData(of: UUID(4)))
        await sut.send(.undoButtonTapped)
        #expect(sut.question == nil)
        #expect(try WeighInRepository(client, .testValue).load(of: ada.id).values.isEmpty)
    }

    @Test
    func send_undoButtonTapped_ofSomebodyElseThanShown_asks() async throws {
        try save(4, of: ada)
        for (shown, isAsked) in [(ada.id, false), (UUID(9), true)] {
            let sut = Undo(
                .testDependencies(dataFolderClient: client),
                shownPersonID: { shown }
            )
            await sut.send(.onLaunch)
            await sut.send(.undoButtonTapped)
            #expect((sut.question != nil) == isAsked)
            #expect(sut.question?.reason == (isAsked ? .ofSomebodyElse : nil))
            await sut.send(isAsked ? .questionCancelButtonTapped : .redoButtonTapped)
        }
    }

    @Test
    func send_questionConfirmButtonTapped_somethingElseCameMeanwhile_asksAgain() async throws {
        let sut = Undo(.testDependencies(dataFolderClient: client))
        await sut.send(.onLaunch)
        try save(4, of: ada)
        await sut.send(.undoButtonTapped)
        try WeighInRepository(client, .testValue).save(weighIn(5), of: ada.id)
        await sut.send(.questionConfirmButtonTapped)
        #expect(sut.question?.step.change.recordID == UUID(5))
        #expect(try WeighInRepository(client, .testValue).load(of: ada.id).values.count == 2)
    }

    @Test
    func send_undoButtonTapped_wouldRemoveAPerson_asksThoughItWasEnteredHere() async throws {
        let sut = Undo(.testDependencies(dataFolderClient: client))
        await sut.send(.onLaunch)
        try PersonRepository(client, .testValue).save(ada)
        await sut.send(.onChangeData(of: ada.id))
        await sut.send(.undoButtonTapped)
        #expect(sut.question?.reason == .extensive)
        #expect(try PersonRepository(client, .testValue).load().values.count == 1)
        await sut.send(.questionConfirmButtonTapped)
        #expect(sut.question == nil)
        #expect(try PersonRepository(client, .testValue).load().values.isEmpty)
        await sut.send(.redoButtonTapped)
        #expect(sut.question == nil)
        #expect(try PersonRepository(client, .testValue).load().values.count == 1)
    }

    @Test
    func send_redoButtonTapped_wouldDeleteAPerson_asks() async throws {
        let repository = PersonRepository(client, .testValue)
        try repository.save(ada)
        try repository.delete(ada)
        let sut = Undo(.testDependencies(dataFolderClient: client))
        await sut.send(.onLaunch)
        await sut.send(.undoButtonTapped)
        await sut.send(.redoButtonTapped)
        #expect(sut.question?.reason == .extensive)
        await sut.send(.questionCancelButtonTapped)
        #expect(try repository.load().values.count == 1)
    }
}
