public import DataSource
public import Observation

@MainActor @Observable public final class People: Composable {
    private let appStateClient: AppStateClient
    private let uuidClient: UUIDClient
    private let settingsRepository: SettingsRepository
    private let entryService: EntryService
    private let personService: PersonService

    @ObservationIgnored private var changes: Task<Void, Never>?

    public var loadingState: LoadingState
    public var people: [PersonSummary]
    public var problems: [StorageError]
    public var path: [Path]
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        loadingState: LoadingState = .loading,
        people: [PersonSummary] = [],
        problems: [StorageError] = [],
        path: [Path] = [],
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        uuidClient = appDependencies.uuidClient
        settingsRepository = SettingsRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
        entryService = EntryService(appDependencies)
        personService = PersonService(appDependencies)
        self.loadingState = loadingState
        self.people = people
        self.problems = problems
        self.path = path
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let appDependencies):
            await load()
            pushTutorialIfNeeded(appDependencies)
            observeChanges()

        case .onDisappear:
            changes?.cancel()

        case .onChangeData:
            await load()

        case .loadResponse(.success(let loaded)):
            loadingState = .loaded
            people = loaded.values
            problems = loaded.problems

        case .loadResponse(.failure(let error)):
            loadingState = .failed(StorageError(error))

        case .retryButtonTapped:
            loadingState = .loading
            await load()

        case .addButtonTapped(let appDependencies):
            push(newPersonBMI(appDependencies))

        case .personButtonTapped(let person, let appDependencies):
            push(personBMI(appDependencies, person))

        case .personBMI(.saveResponse(.success)):
            _ = path.popLast()
            await load()

        case .personBMI:
            break
        }
    }

    private func load() async {
        await send(.loadResponse(Result { try personService.loadSummaries() }))
    }

    private func observeChanges() {
        changes?.cancel()
        let stream = appStateClient.withLock(\.changedKeys).stream
        changes = Task { [weak self] in
            for await keys in stream where !keys.isEmpty {
                await self?.send(.onChangeData)
            }
        }
    }

    private func pushTutorialIfNeeded(_ appDependencies: AppDependencies) {
        guard
            loadingState == .loaded, people.isEmpty, problems.isEmpty, path.isEmpty,
            !settingsRepository.hasAlreadyTutorial,
            !appStateClient.withLock(\.hasAlreadyTutorial)
        else {
            return
        }
        // Where settings cannot be kept, the tutorial must not come back on every return.
        appStateClient.withLock { $0.hasAlreadyTutorial = true }
        push(newPersonBMI(appDependencies, isPresentedTutorial: true))
    }

    private func push(_ personBMI: PersonBMI) {
        path.append(.personBMI(personBMI))
    }

    private func newPersonBMI(
        _ appDependencies: AppDependencies,
        isPresentedTutorial: Bool = false
    ) -> PersonBMI {
        var person = Person.empty
        person.id = uuidClient.create()
        return PersonBMI(
            appDependencies,
            person: person,
            focus: .name,
            isPresentedTutorial: isPresentedTutorial,
            action: { [weak self] in await self?.send(.personBMI($0)) }
        )
    }

    private func personBMI(_ appDependencies: AppDependencies, _ person: Person) -> PersonBMI {
        PersonBMI(
            appDependencies,
            person: person,
            name: person.name,
            height: entryService.text(person.height),
            focus: .weight,
            action: { [weak self] in await self?.send(.personBMI($0)) }
        )
    }

    public enum LoadingState: Hashable, Sendable {
        case loading
        case loaded
        case failed(StorageError)
    }

    public enum Path: Hashable {
        case personBMI(PersonBMI)

        public static func == (lhs: Path, rhs: Path) -> Bool {
            lhs.id == rhs.id
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }

        private var id: ObjectIdentifier {
            switch self {
            case .personBMI(let store): ObjectIdentifier(store)
            }
        }
    }

    public enum Action: Sendable {
        case task(AppDependencies)
        case onDisappear
        case onChangeData
        case loadResponse(Result<Loaded<PersonSummary>, any Error>)
        case retryButtonTapped
        case addButtonTapped(AppDependencies)
        case personButtonTapped(Person, AppDependencies)
        case personBMI(PersonBMI.Action)
    }
}
