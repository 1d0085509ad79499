public import DataSource
public import Observation

// Another process has deleted the person who is shown, or undone the addition.
@MainActor @Observable public final class RemovedElsewhere: Composable {
    public let appDependencies: AppDependencies
    private var personService: PersonService { PersonService(appDependencies) }

    public let person: Person
    // True once the user knows; an open form stays until it is left.
    public var isConfirmed: Bool
    public var failure: StorageError?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        isConfirmed: Bool = false,
        failure: StorageError? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.person = person
        self.isConfirmed = isConfirmed
        self.failure = failure
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .confirmButtonTapped:
            isConfirmed = true

        case .bringBackButtonTapped:
            let result = await workerClient.run { [personService, person] in
                Result {
                    try personService.save(person)
                    return person
                }
            }
            await send(.bringBackResponse(result))

        case .bringBackResponse(.success):
            break

        case .bringBackResponse(.failure(let error)):
            failure = StorageError(error)

        case .failureConfirmButtonTapped:
            failure = nil
        }
    }

    public enum Action: Sendable {
        case confirmButtonTapped
        case bringBackButtonTapped
        case bringBackResponse(Result<Person, any Error>)
        case failureConfirmButtonTapped
    }
}
