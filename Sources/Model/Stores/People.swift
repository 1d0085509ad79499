public import DataSource
public import Observation

@MainActor @Observable public final class People: LoadingStore {
    let appStateClient: AppStateClient
    let uuidClient: UUIDClient
    let settingsRepository: SettingsRepository
    let personService: PersonService

    @ObservationIgnored var changes: Task<Void, Never>?
    @ObservationIgnored var confirmedDeparture: Person.ID?
    @ObservationIgnored var notices: Task<Void, Never>?

    public var settings: Settings
    public var loadingState: LoadingState
    public var people: [PersonSummary]
    public var problems: [StorageError]
    public var notice: StorageError?
    public var path: [Path]
    public var personChooser: PersonChooser?
    public var departedPerson: Person?
    public var failure: StorageError?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        settings: Settings = Settings(),
        loadingState: LoadingState = .loading,
        people: [PersonSummary] = [],
        problems: [StorageError] = [],
        notice: StorageError? = nil,
        path: [Path] = [],
        personChooser: PersonChooser? = nil,
        departedPerson: Person? = nil,
        failure: StorageError? = nil,
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
        self.notice = notice
        self.path = path
        self.personChooser = personChooser
        self.departedPerson = departedPerson
        self.failure = failure
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
            observeNotice()

        case .onDisappear:
            changes?.cancel()
            notices?.cancel()

        case .onChangeData:
            loadSettings()
            await load()
            noticeDeparture()

        case .onChangeNotice(let error):
            notice = error

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

        case .peopleButtonTapped(let appDependencies):
            personChooser = makePersonChooser(appDependencies)

        case .personChooser(.personButtonTapped(let person), let appDependencies):
            personChooser = nil
            open(person, appDependencies)

        case .personChooser(.cancelButtonTapped, _):
            personChooser = nil

        case .departureConfirmButtonTapped:
            guard failure == nil else { break }
            confirmedDeparture = departedPerson?.id
            departedPerson = nil

        case .bringBackButtonTapped:
            await send(.bringBackResponse(Result { try bringBack() }))

        case .bringBackResponse(.success):
            departedPerson = nil
            await load()

        case .bringBackResponse(.failure(let error)):
            failure = StorageError(error)

        case .failureConfirmButtonTapped:
            failure = nil

        case .personBMI, .dashboard, .history, .trends, .preferences:
            break
        }
        await leaveDepartedPerson()
    }
}
