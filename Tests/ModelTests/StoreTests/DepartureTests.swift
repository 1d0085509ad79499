import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DepartureTests {
    let files = AllocatedLock([String: String]())
    let isFull = AllocatedLock(false)
    let ada = Person(id: UUID(1), name: "Ada", height: 175)

    var client: DataFolderClient { .memory(files, isFull: isFull) }

    func sut(_ stage: Departure.Stage? = nil) -> TestStore<Departure> {
        TestStore {
            Departure(.testDependencies(dataFolderClient: client), stage: stage, action: $0)
        }
    }

    @Test
    func send_onChangeData_fileIsMissing_nobodyIsSaidToBeDeleted() async {
        await sut().send(.onChangeData(shown: ada))
    }

    @Test
    func send_onChangeData_shownPersonIsDeleted_isNoticed() async {
        files.withLock { $0["people"] = "{\"count\":0,\"records\":[],\"version\":1}" }
        let sut = sut()
        await sut.send(.onChangeData(shown: ada)) { $0.stage = .noticed(ada) }
    }

    @Test
    func send_onChangeData_nobodyIsShown_nothingIsNoticed() async {
        await sut().send(.onChangeData(shown: nil))
    }

    @Test
    func send_onChangeData_fileIsUnreadable_nobodyIsSaidToBeDeleted() async {
        files.withLock { $0["people"] = "[" }
        await sut().send(.onChangeData(shown: ada))
    }

    @Test
    func send_onChangeData_personIsBackElsewhere_messageIsTakenAway() async throws {
        try PersonRepository(client, .testValue).save(ada)
        let sut = sut(.noticed(ada))
        await sut.send(.onChangeData(shown: ada)) { $0.stage = nil }
    }

    @Test
    func send_onChangeData_departureIsKnown_isNotToldAgain() async {
        files.withLock { $0["people"] = "{\"count\":0,\"records\":[],\"version\":1}" }
        await sut(.confirmed(ada)).send(.onChangeData(shown: ada))
    }

    @Test
    func send_confirmButtonTapped_departureIsKnown() async {
        let sut = sut(.noticed(ada))
        await sut.send(.confirmButtonTapped) { $0.stage = .confirmed(ada) }
    }

    @Test
    func send_onLeave_isOver() async {
        await sut(.confirmed(ada)).send(.onLeave) { $0.stage = nil }
    }

    @Test
    func send_bringBackButtonTapped_personIsKept() async throws {
        let sut = sut(.noticed(ada))
        await sut.send(.bringBackButtonTapped)
        sut.receive {
            if case .bringBackResponse(.success(ada)) = $0 { true } else { false }
        } changes: {
            $0.stage = nil
        }
        #expect(try PersonRepository(client, .testValue).load().values.map(\.name) == ["Ada"])
    }

    @Test
    func send_bringBackButtonTapped_diskIsFull_failureIsPresentedAndThenTheMessageAgain() async {
        isFull.withLock { $0 = true }
        let sut = sut(.noticed(ada))
        await sut.send(.bringBackButtonTapped)
        sut.receive {
            if case .bringBackResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.stage = .notBroughtBack(
                ada,
                StorageError(file: "people", reason: .system(28))
            )
        }
        await sut.send(.failureConfirmButtonTapped) { $0.stage = .noticed(ada) }
    }
}
