public import DataSource
public import Observation

@MainActor @Observable public final class People: LoadingStore {
    let appStateClient: AppStateClient
    let uuidClient: UUIDClient
    let settingsRepository: SettingsRepository
    let personService: PersonService
    let undoService: UndoService

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
    public var changeNotice: ChangeNotice?
    public var undoFailure: UndoFailure?
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
        changeNotice: ChangeNotice? = nil,
        undoFailure: UndoFailure? = nil,
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
        undoService = UndoService(appDependencies)
        self.loadingState = loadingState
        self.people = people
        self.problems = problems
        self.notice = notice
        self.path = path
        self.personChooser = personChooser
        self.departedPerson = departedPerson
        self.failure = failure
        self.changeNotice = changeNotice
        self.undoFailure = undoFailure
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

        case .onChangePath(let path):
            await follow(path)

        case .personBMI(.discardButtonTapped, _):
            path.removeLast()

        case .addButtonTapped(let appDependencies):
            push(.personBMI(newPersonBMI(appDependencies)))

        case .personButtonTapped(let person, let appDependencies):
            open(person, appDependencies)

        case .personBMI(.saveResponse(.success(let person)), let appDependencies):
            open(person, appDependencies)
            announceChange(of: person.id)
            await load()

        case .dashboard(.weighInEditor(.saveResponse(.success(let weighIn)))):
            announceChange(of: weighIn.id)
            await load()

        case .dashboard(.personEditor(.saveResponse(.success(let person)))):
            announceChange(of: person.id)
            await load()

        case .dashboard(.personEditor(.deleteResponse(.success(let person)))):
            settingsRepository.lastPersonID = nil
            path = []
            announceChange(of: person.id)
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

        case .history(.weighInEditor(.saveResponse(.success(let weighIn)))),
            .history(.deleteResponse(.success(let weighIn))),
            .history(.moveResponse(.success(let weighIn))):
            announceChange(of: weighIn.id)
            await load()
            await shownDashboard?.send(.onChangeData)

        case .restoreButtonTapped(let damages, let appDependencies):
            pushRestoration(damages, appDependencies)

        case .preferences(.backupsButtonTapped(let appDependencies)):
            pushRestoration([], appDependencies)

        case .restoration(.restoreResponse(.success)):
            loadSettings()
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

        case .bringBackResponse(.success(let person)):
            departedPerson = nil
            announceChange(of: person.id)
            await load()

        case .bringBackResponse(.failure(let error)):
            failure = StorageError(error)

        case .failureConfirmButtonTapped:
            failure = nil

        case .undoButtonTapped:
            await run(.undo)

        case .redoButtonTapped:
            await run(.redo)

        case .undoResponse(let direction, .success(let outcome)):
            await finish(direction, outcome)

        case .undoResponse(let direction, .failure(let error)):
            undoFailure = UndoFailure(direction, StorageError(error))

        case .undoFailureConfirmButtonTapped:
            undoFailure = nil

        case .personBMI, .dashboard, .history, .trends, .preferences,
            .restoration:
            break
        }
        await leaveDepartedPerson()
    }
}
