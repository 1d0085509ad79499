import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct WeighInDeletionTests {
    let files = AllocatedLock([String: String]())
    let refused = AllocatedLock<[String: StorageError.Reason]>([:])
    let ada = Person(id: UUID(1), name: "Ada", height: 175)
    let weighIn = WeighIn(id: UUID(3), day: .epoch, time: .midnight, weight: 70, height: 175)
    let unnoted = StorageError(file: ".undo", reason: .system(13))

    func sut() throws -> TestStore<WeighInDeletion> {
        try WeighInRepository(.memory(files), .testValue).save(weighIn, of: ada.id)
        let appDependencies = AppDependencies.testDependencies(
            dataFolderClient: .memory(files) { [refused] key in refused.withLock { $0[key] } }
        )
        return TestStore {
            WeighInDeletion(appDependencies, person: ada, weighIn: weighIn, action: $0)
        }
    }

    func isKept() throws -> Bool {
        try !WeighInRepository(.memory(files), .testValue).load(of: ada.id).values.isEmpty
    }

    @Test
    func send_deleteButtonTapped_weighInIsGone() async throws {
        let sut = try sut()
        await sut.send(.deleteButtonTapped)
        sut.receive {
            if case .deleteResponse(.success(weighIn)) = $0 { true } else { false }
        }
        #expect(try !isKept())
    }

    @Test
    func send_deleteButtonTapped_diskIsFull_weighInStays_canBeRepeated() async throws {
        let sut = try sut()
        let key = "history/\(ada.id.uuidString.lowercased())/1970"
        refused.withLock { $0[key] = .system(28) }
        await sut.send(.deleteButtonTapped)
        sut.receive {
            if case .deleteResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .failed(StorageError(file: key, reason: .system(28)))
        }
        #expect(try isKept())
        refused.withLock { $0 = [:] }
        await sut.send(.attempt(.retryButtonTapped)) { $0.attempt = .idle }
        sut.receive {
            if case .deleteResponse(.success) = $0 { true } else { false }
        }
        #expect(try !isKept())
    }

    @Test
    func send_deleteButtonTapped_couldNotBeBroughtBack_isAskedBefore() async throws {
        let sut = try sut()
        refused.withLock { $0[".undo"] = unnoted.reason }
        await sut.send(.deleteButtonTapped)
        sut.receive {
            if case .deleteResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .irreversible(IrreversibleChange(unnoted))
        }
        await sut.send(.attempt(.cancelButtonTapped)) { $0.attempt = .idle }
        #expect(try isKept())
        await sut.send(.deleteButtonTapped)
        sut.receive {
            if case .deleteResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .irreversible(IrreversibleChange(unnoted))
        }
        await sut.send(.attempt(.confirmButtonTapped)) { $0.attempt = .idle }
        sut.receive {
            if case .deleteResponse(.success) = $0 { true } else { false }
        }
        #expect(try !isKept())
    }

    @Test
    func send_attempt_isConfirmed_diskIsFull_failureIsShown() async throws {
        let sut = try sut()
        let key = "history/\(ada.id.uuidString.lowercased())/1970"
        refused.withLock { $0 = [".undo": .system(28), key: .system(28)] }
        await sut.send(.attempt(.confirmButtonTapped))
        sut.receive {
            if case .deleteResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .failed(StorageError(file: key, reason: .system(28)))
        }
        await sut.send(.attempt(.cancelButtonTapped)) { $0.attempt = .idle }
        #expect(try isKept())
    }
}
