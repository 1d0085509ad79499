public import DataSource
public import Observation

@MainActor @Observable public final class PersonDeletion: AttemptingStore {
    public let appDependencies: AppDependencies
    private let personService: PersonService

    public var person: Person
    public var isPresented: Bool
    public var hindrance: Hindrance?
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        isPresented: Bool = false,
        hindrance: Hindrance? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        personService = PersonService(appDependencies)
        self.person = person
        self.isPresented = isPresented
        self.hindrance = hindrance
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .deleteButtonTapped:
            isPresented = true

        case .confirmButtonTapped:
            isPresented = false
            await attempt()

        case .cancelButtonTapped:
            isPresented = false

        case .attempt(let action):
            await reduceAttempt(action)
        }
    }

    public func work(isFinal: Bool) -> (@Sendable () throws -> Person)? {
        { [personService, person] in
            try personService.delete(person)
            return person
        }
    }

    public enum Action: HasAttemptAction {
        case deleteButtonTapped
        case confirmButtonTapped
        case cancelButtonTapped
        case attempt(AttemptAction<Person>)
    }
}
