import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct RemovedElsewhereTests {
    let files = AllocatedLock([String: String]())
    let isFull = AllocatedLock(false)
    let ada = Person(id: UUID(1), name: "Ada", height: 175)

    var client: DataFolderClient { .memory(files, isFull: isFull) }

    func sut() -> TestStore<RemovedElsewhere> {
        TestStore {
            RemovedElsewhere(.testDependencies(dataFolderClient: client), person: ada, action: $0)
        }
    }

    @Test
    func send_confirmButtonTapped_departureIsKnown() async {
        await sut().send(.confirmButtonTapped) { $0.isConfirmed = true }
    }

    @Test
    func send_bringBackButtonTapped_personIsKept() async throws {
        let sut = sut()
        await sut.send(.bringBackButtonTapped)
        sut.receive { if case .bringBackResponse(.success(ada)) = $0 { true } else { false } }
        #expect(try PersonRepository(client, .testValue).load().values.map(\.name) == ["Ada"])
    }

    @Test
    func send_bringBackButtonTapped_diskIsFull_failureIsPresentedUntilItIsClosed() async {
        isFull.withLock { $0 = true }
        let sut = sut()
        await sut.send(.bringBackButtonTapped)
        sut.receive {
            if case .bringBackResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.failure = StorageError(file: "people", reason: .system(28))
        }
        await sut.send(.failureConfirmButtonTapped) { $0.failure = nil }
    }
}
