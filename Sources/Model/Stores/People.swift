public import DataSource
public import Observation

@MainActor @Observable public final class People: LoadingStore {
    let appStateClient: AppStateClient
    let uuidClient: UUIDClient
    let settingsRepository: SettingsRepository
    let personService: PersonService

    @ObservationIgnored var changes: Task<Void, Never>?

    public var settings: Settings
    public var loadingState: LoadingState
    public var people: [PersonSummary]
    public var problems: [StorageError]
    public var path: [Path]
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        settings: Settings = Settings(),
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
        personService = PersonService(appDependencies)
        self.settings = settings
        self.loadingState = loadingState
        self.people = people
        self.problems = problems
        self.path = path
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let appDependencies):
            loadSettings()
            await load()
            pushTutorialIfNeeded(appDependencies)
            pushLastPersonIfNeeded(appDependencies)
            observeChanges()

        case .onDisappear:
            changes?.cancel()

        case .onChangeData:
            loadSettings()
            await load()

        case .loadResponse(let result):
            finishLoading(result)

        case .retryButtonTapped:
            await retry()

        case .addButtonTapped(let appDependencies):
            push(.personBMI(newPersonBMI(appDependencies)))

        case .personButtonTapped(let person, let appDependencies):
            open(person, appDependencies)

        case .personBMI(.saveResponse(.success(let person)), let appDependencies):
            open(person, appDependencies)
            await load()

        case .dashboard(.weighInEditor(.saveResponse(.success))),
            .dashboard(.personEditor(.saveResponse(.success))):
            await load()

        case .dashboard(.personEditor(.deleteResponse(.success))):
            settingsRepository.lastPersonID = nil
            path = []
            await load()

        case .dashboard(.historyButtonTapped(let appDependencies)):
            pushHistory(appDependencies)

        case .dashboard(.trendsButtonTapped(let appDependencies)):
            pushTrends(appDependencies)

        case .settingsButtonTapped(let appDependencies),
            .dashboard(.settingsButtonTapped(let appDependencies)):
            pushPreferences(appDependencies)

        case .preferences(.saveResponse(.success(let settings))):
            self.settings = settings
            await shownDashboard?.send(.onChangeData)

        case .history(.weighInEditor(.saveResponse(.success))),
            .history(.deleteResponse(.success)):
            await load()
            await shownDashboard?.send(.onChangeData)

        case .personBMI, .dashboard, .history, .trends, .preferences:
            break
        }
    }
}
