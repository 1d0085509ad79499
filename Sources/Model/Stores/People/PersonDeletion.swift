public import DataSource
public import Observation

@MainActor @Observable public final class PersonDeletion: Composable {
    public let appDependencies: AppDependencies
    private var personService: PersonService { PersonService(appDependencies) }

    public let person: Person
    // True until the user has confirmed.
    public var isPresented: Bool
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        isPresented: Bool = true,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.person = person
        self.isPresented = isPresented
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .confirmButtonTapped:
            isPresented = false
            await delete()

        case .cancelButtonTapped, .deleteResponse(.success):
            break

        case .deleteResponse(.failure(let error)):
            attempt = Attempt(error)

        case .attempt(let action):
            await reduceAttempt(action, \.attempt) { _ in await delete() }
        }
    }

    private func delete() async {
        await run(\.attempt, Action.deleteResponse) { [personService, person] in
            try personService.delete(person)
            return person
        }
    }

    public enum Action: Sendable {
        case confirmButtonTapped
        case cancelButtonTapped
        case deleteResponse(Result<Person, any Error>)
        case attempt(AttemptAction)
    }
}
