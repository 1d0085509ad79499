public import DataSource
public import Observation

@MainActor @Observable public final class PersonDeletion: Composable {
    private let personService: PersonService

    public let person: Person
    public var isPresented: Bool
    public var failure: StorageError?
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        isPresented: Bool = false,
        failure: StorageError? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        personService = PersonService(appDependencies)
        self.person = person
        self.isPresented = isPresented
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .deleteButtonTapped:
            isPresented = true

        case .confirmButtonTapped:
            isPresented = false
            await send(.deleteResponse(Result { try delete() }))

        case .cancelButtonTapped:
            isPresented = false

        case .deleteResponse(.success):
            break

        case .deleteResponse(.failure(let error)):
            failure = StorageError(error)

        case .retryButtonTapped:
            failure = nil
            await send(.deleteResponse(Result { try delete() }))

        case .failureConfirmButtonTapped:
            failure = nil
        }
    }

    private func delete() throws -> Person {
        try personService.delete(person)
        return person
    }

    public enum Action: Sendable {
        case deleteButtonTapped
        case confirmButtonTapped
        case cancelButtonTapped
        case deleteResponse(Result<Person, any Error>)
        case retryButtonTapped
        case failureConfirmButtonTapped
    }
}
