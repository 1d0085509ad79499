public import DataSource
public import Observation

@MainActor @Observable public final class People: LoadingStore {
    let appStateClient: AppStateClient
    let settingsRepository: SettingsRepository
    let dayService: DayService
    let draftService: DraftService
    let entryService: EntryService
    let personService: PersonService
    let storageRepository: StorageRepository
    let workerClient: WorkerClient

    @ObservationIgnored var changes: Task<Void, Never>?
    @ObservationIgnored var notices: Task<Void, Never>?
    @ObservationIgnored var isComplete: Bool

    public let departure: Departure
    public let drafts: DraftOffer
    public let keyboard: Keyboard
    public let undo: Undo
    public var settings: Settings
    public var loadingState: LoadingState
    public var people: [PersonSummary]
    public var problems: [StorageError]
    public var notice: StorageError?
    public var foreignFolder: String?
    public var path: [Path]
    public var personChooser: PersonChooser?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        departure: Departure? = nil,
        drafts: DraftOffer? = nil,
        keyboard: Keyboard? = nil,
        undo: Undo? = nil,
        settings: Settings = Settings(),
        loadingState: LoadingState = .loading,
        people: [PersonSummary] = [],
        isComplete: Bool = true,
        problems: [StorageError] = [],
        notice: StorageError? = nil,
        foreignFolder: String? = nil,
        path: [Path] = [],
        personChooser: PersonChooser? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        settingsRepository = SettingsRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
        dayService = DayService(appDependencies)
        draftService = DraftService(appDependencies)
        entryService = EntryService(appDependencies)
        personService = PersonService(appDependencies)
        workerClient = appDependencies.workerClient
        storageRepository = StorageRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient,
            appDependencies.fileWatchClient
        )
        self.departure = departure ?? Departure(appDependencies)
        self.drafts = drafts ?? DraftOffer(appDependencies)
        self.keyboard = keyboard ?? Keyboard(appDependencies)
        self.undo = undo ?? Undo(appDependencies)
        self.settings = settings
        self.loadingState = loadingState
        self.people = people
        self.isComplete = isComplete
        self.problems = problems
        self.notice = notice
        self.foreignFolder = foreignFolder
        self.path = path
        self.personChooser = personChooser
        self.action = action
        self.departure.action = { [weak self] in await self?.send(.departure($0)) }
        self.drafts.action = { [weak self] in await self?.send(.drafts($0)) }
        self.keyboard.action = { [weak self] in await self?.send(.keyboard($0)) }
        self.undo.action = { [weak self] in await self?.send(.undo($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let appDependencies):
            foreignFolder = await workerClient.run { [storageRepository] in
                storageRepository.foreignFolder()
            }
            if foreignFolder == nil { await start(appDependencies) }

        case .foreignFolderKeepButtonTapped(let appDependencies):
            await adoptFolder()
            await start(appDependencies)

        case .loading(.onDisappear):
            await reduceLoading(.onDisappear)
            notices?.cancel()

        case .loading(.onChangeData), .loading(.onRefresh):
            await loadSettings()
            await load()
            await departure.send(.onChangeData(shown: shownDashboard?.person))

        case .loading(let action):
            await reduceLoading(action)

        case .onChangeNotice(let error):
            notice = error

        case .onDismissNotice:
            notice = nil

        case .onChangePath(let path):
            await changePath(to: path)

        case .addButtonTapped(let appDependencies):
            await push(.personBMI(newPersonBMI(appDependencies)))

        case .personButtonTapped(let person, let appDependencies):
            await open(person, appDependencies)

        case .peopleButtonTapped(let appDependencies):
            personChooser = makePersonChooser(appDependencies)

        case .settingsButtonTapped(let appDependencies):
            await pushPreferences(appDependencies)

        case .weightChosen(let text, let appDependencies):
            await enter(text, appDependencies)

        case .dayChosen(let day, let appDependencies):
            await show(day, appDependencies)

        case .settingChosen(let setting, let appDependencies):
            await change(setting, appDependencies)

        case .importButtonTapped(let appDependencies):
            await pushImport(appDependencies)

        case .exportButtonTapped(let appDependencies):
            await pushExport(appDependencies)

        case .restoreButtonTapped(let damages, let appDependencies):
            await pushRestoration(damages, appDependencies)

        case .personBMI(let action, let appDependencies):
            await reduceChild(action, appDependencies)

        case .personChooser(let action, let appDependencies):
            await reduceChild(action, appDependencies)

        case .dashboard(let action):
            await reduceChild(action)

        case .history(let action):
            await reduceChild(action)

        case .trends(let action):
            await reduceChild(action)

        case .preferences(let action):
            await reduceChild(action)

        case .restoration(let action):
            await reduceChild(action)

        case .import(let action, let appDependencies):
            await reduceChild(action, appDependencies)

        case .export:
            break

        case .departure(let action):
            await reduceChild(action)

        case .drafts(let action):
            await reduceChild(action)

        case .keyboard:
            break

        case .undo(let action):
            await reduceChild(action)
        }
        await leaveDepartedPerson()
        await completeIfListed()
        await offerNextDraft()
    }
}
