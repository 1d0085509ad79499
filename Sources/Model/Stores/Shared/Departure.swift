public import DataSource
public import Observation

// Another process has deleted the person shown here, or undone the addition.
@MainActor @Observable public final class Departure: Composable {
    public let appDependencies: AppDependencies
    private let personService: PersonService

    public var stage: Stage?
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        stage: Stage? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        personService = PersonService(appDependencies)
        self.stage = stage
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onChangeData(let person):
            await look(after: person)

        case .confirmButtonTapped:
            if case .noticed(let person) = stage { stage = .confirmed(person) }

        case .onLeave:
            stage = nil

        case .bringBackButtonTapped:
            guard let person = stage?.person else { break }
            let result = await workerClient.run { [personService] in
                Result {
                    try personService.save(person)
                    return person
                }
            }
            await send(.bringBackResponse(result))

        case .bringBackResponse(.success):
            stage = nil

        case .bringBackResponse(.failure(let error)):
            stage = stage.map { .notBroughtBack($0.person, StorageError(error)) }

        case .failureConfirmButtonTapped:
            stage = stage.map { .noticed($0.person) }
        }
    }

    // Without an answer, no person counts as deleted; the screens say why their data cannot be read.
    private func look(after person: Person?) async {
        guard let person,
            let isGone = await workerClient.run({ [personService] in
                try? personService.isGone(person)
            })
        else { return }
        if !isGone {
            stage = nil
        } else if stage?.person.id != person.id {
            stage = .noticed(person)
        }
    }

    public enum Stage: Hashable, Sendable {
        case noticed(Person)
        case notBroughtBack(Person, StorageError)
        case confirmed(Person)

        public var person: Person {
            switch self {
            case .noticed(let person), .notBroughtBack(let person, _), .confirmed(let person):
                person
            }
        }

        public var failure: StorageError? {
            if case .notBroughtBack(_, let error) = self { error } else { nil }
        }
    }

    public enum Action: Sendable {
        case onChangeData(shown: Person?)
        case confirmButtonTapped
        case onLeave
        case bringBackButtonTapped
        case bringBackResponse(Result<Person, any Error>)
        case failureConfirmButtonTapped
    }
}
