import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct UndoTests {
    let files = AllocatedLock([String: String]())
    let isFull = AllocatedLock(false)
    let ada = Person(id: UUID(1), name: "Ada", height: 175)

    var client: DataFolderClient { .memory(files, isFull: isFull) }

    func sut() -> TestStore<Undo> {
        TestStore { Undo(.testDependencies(dataFolderClient: client), action: $0) }
    }

    @Test
    func send_undoButtonTapped_nothingWasChanged_noticeSaysSo() async {
        let sut = sut()
        await sut.send(.undoButtonTapped)
        sut.receive {
            if case .undoResponse(.undo, .success(.nothing)) = $0 { true } else { false }
        }
        sut.receive(isNotice) { $0.notice = ChangeNotice(.nothing(.undo)) }
    }

    @Test
    func send_redoButtonTapped_nothingWasTakenBack_noticeSaysSo() async {
        let sut = sut()
        await sut.send(.redoButtonTapped)
        sut.receive {
            if case .undoResponse(.redo, .success(.nothing)) = $0 { true } else { false }
        }
        sut.receive(isNotice) { $0.notice = ChangeNotice(.nothing(.redo)) }
    }

    @Test
    func send_task_directionsAreThosePossible() async throws {
        let sut = sut()
        await sut.send(.task)
        try PersonRepository(client, .testValue).save(ada)
        await sut.send(.task) { $0.directions = [.undo] }
        _ = try UndoRepository(client, .testValue, .testValue).run(.undo)
        await sut.send(.task) { $0.directions = [.redo] }
    }

    @Test
    func send_task_whoeverWasDeletedLast_isWhomUndoBringsBack() async throws {
        try PersonRepository(client, .testValue).save(ada)
        try PersonRepository(client, .testValue).delete(ada)
        let sut = Undo(.testDependencies(dataFolderClient: client))
        await sut.send(.task)
        #expect(sut.deletedPerson?.name == "Ada")
        await sut.send(.undoButtonTapped)
        #expect(sut.question == nil)
        await sut.send(.task)
        #expect(sut.deletedPerson == nil)
    }

    @Test
    func send_onChangeData_changeIsNoted_noticeTellsIt() async throws {
        try PersonRepository(client, .testValue).save(ada)
        let sut = sut()
        let change = try #require(lastChange())
        await sut.send(.onChangeData(of: ada.id))
        sut.receive(isNotice) { $0.notice = ChangeNotice(.made(change)) }
    }

    @Test
    func send_onChangeData_changeCouldNotBeNoted_nothingIsPromised() async throws {
        let client = DataFolderClient.memory(files) { $0 == ".undo" ? .system(13) : nil }
        try PersonRepository(client, .testValue).save(ada)
        #expect(try PersonRepository(client, .testValue).load().values.count == 1)
        let sut = sut()
        await sut.send(.onChangeData(of: ada.id))
        sut.receive(isNotice)
    }

    @Test
    func send_onChangeData_ofOneOfSeveral_noticeNamesThem() async throws {
        try PersonRepository(client, .testValue).save(ada)
        let weighIn = WeighIn(id: UUID(2), day: .epoch, time: .midnight, weight: 70, height: 175)
        try WeighInRepository(client, .testValue).save(weighIn, of: ada.id)
        let sut = sut()
        let change = try #require(lastChange())
        await sut.send(.onChangeData(of: weighIn.id))
        sut.receive(isNotice) { $0.notice = ChangeNotice(.made(change)) }
        let bob = Person(id: UUID(3), name: "Bob", height: 180)
        try PersonRepository(client, .testValue).save(bob)
        let next = WeighIn(id: UUID(4), day: .epoch, time: .midnight, weight: 71, height: 175)
        try WeighInRepository(client, .testValue).save(next, of: ada.id)
        let last = try #require(lastChange())
        await sut.send(.onChangeData(of: next.id))
        sut.receive(isNotice) { $0.notice = ChangeNotice(.made(last), name: "Ada") }
    }

    @Test
    func send_onDismissNotice_isGone() async {
        let sut = sut()
        await sut.send(.undoButtonTapped)
        sut.receive {
            if case .undoResponse(.undo, .success(.nothing)) = $0 { true } else { false }
        }
        sut.receive(isNotice) { $0.notice = ChangeNotice(.nothing(.undo)) }
        await sut.send(.onDismissNotice) { $0.notice = nil }
    }

    @Test
    func send_undoButtonTapped_diskIsFull_failureIsShown_nothingIsLost() async throws {
        try PersonRepository(client, .testValue).save(ada)
        try PersonRepository(client, .testValue).delete(ada)
        isFull.withLock { $0 = true }
        let sut = sut()
        await sut.send(.undoButtonTapped)
        sut.receive {
            if case .undoResponse(.undo, .failure) = $0 { true } else { false }
        } changes: {
            let error = StorageError(file: ".undo", reason: .system(28))
            $0.notice = ChangeNotice(.failed(UndoFailure(.undo, error)))
        }
        await sut.send(.failureConfirmButtonTapped) { $0.notice = nil }
        #expect(try PersonRepository(client, .testValue).load().values.isEmpty)
    }

    private func isNotice(_ action: Undo.Action) -> Bool {
        if case .noticeResponse = action { true } else { false }
    }

    private func lastChange() -> DataChange? {
        UndoRepository(client, .testValue, .testValue).lastChange()
    }
}
