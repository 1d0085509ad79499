import DataSource
import Essentials
import Testing

@testable import Model

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct PersonDeletionTests {
    let files = AllocatedLock([String: String]())
    let isFull = AllocatedLock(false)
    let ada = Person(id: UUID(1), name: "Ada", height: 178)

    var client: DataFolderClient { .memory(files, isFull: isFull) }

    func sut() throws -> TestStore<PersonDeletion> {
        try PersonRepository(client, .testValue).save(ada)
        let appDependencies = AppDependencies.testDependencies(dataFolderClient: client)
        return TestStore { PersonDeletion(appDependencies, person: ada, action: $0) }
    }

    func kept() throws -> [Person] {
        try PersonRepository(client, .testValue).load().values
    }

    @Test
    func send_cancelButtonTapped_personStays() async throws {
        let sut = try sut()
        #expect(sut.store.isPresented)
        await sut.send(.cancelButtonTapped)
        #expect(try kept().count == 1)
    }

    @Test
    func send_confirmButtonTapped_personIsDeleted() async throws {
        let sut = try sut()
        await sut.send(.confirmButtonTapped) { $0.isPresented = false }
        sut.receive { if case .deleteResponse(.success(ada)) = $0 { true } else { false } }
        #expect(try kept().isEmpty)
    }

    @Test
    func send_confirmButtonTapped_diskIsFull_failureIsShown_retryDeletes() async throws {
        let sut = try sut()
        isFull.withLock { $0 = true }
        await sut.send(.confirmButtonTapped) { $0.isPresented = false }
        sut.receive {
            if case .deleteResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .failed(StorageError(file: "people", reason: .system(28)))
        }
        #expect(try kept().count == 1)
        isFull.withLock { $0 = false }
        await sut.send(.attempt(.retryButtonTapped)) { $0.attempt = .idle }
        sut.receive { if case .deleteResponse(.success) = $0 { true } else { false } }
        #expect(try kept().isEmpty)
    }

    @Test
    func send_attempt_isClosed_personStays() async throws {
        let sut = try sut()
        isFull.withLock { $0 = true }
        await sut.send(.confirmButtonTapped) { $0.isPresented = false }
        sut.receive {
            if case .deleteResponse(.failure) = $0 { true } else { false }
        } changes: {
            $0.attempt = .failed(StorageError(file: "people", reason: .system(28)))
        }
        await sut.send(.attempt(.cancelButtonTapped)) { $0.attempt = .idle }
        #expect(try kept().count == 1)
    }
}
