public import DataSource
public import Observation

@MainActor @Observable public final class History: WeighInEditingStore {
    let appStateClient: AppStateClient
    let historyService: HistoryService
    let personService: PersonService
    let settingsService: SettingsService
    let trendService: TrendService
    let weighInService: WeighInService

    @ObservationIgnored var changes: Task<Void, Never>?
    @ObservationIgnored var index: HistoryIndex?
    @ObservationIgnored var weekdays: [Weekday: String]
    @ObservationIgnored var weighIns: [WeighIn]

    public let deletion: WeighInDeletion
    public var person: Person
    public var distinction: Int?
    public var settings: Settings
    public var loadingState: LoadingState
    public var entries: [HistoryEntry]
    public var rows: HistoryRows
    public var problems: [StorageError]
    public var query: String { didSet { arrange() } }
    public var order: [HistoryOrder] { didSet { arrange() } }
    public var selection: WeighIn.ID?
    public var failure: StorageError?
    public var jump: HistoryJump?
    public var move: HistoryMove?
    public var weighInEditor: WeighInEditor?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        deletion: WeighInDeletion? = nil,
        person: Person = .empty,
        distinction: Int? = nil,
        settings: Settings = Settings(),
        loadingState: LoadingState = .loading,
        weighIns: [WeighIn] = [],
        entries: [HistoryEntry] = [],
        problems: [StorageError] = [],
        query: String = "",
        order: [HistoryOrder] = [.newestFirst],
        selection: WeighIn.ID? = nil,
        failure: StorageError? = nil,
        jump: HistoryJump? = nil,
        move: HistoryMove? = nil,
        weighInEditor: WeighInEditor? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        historyService = HistoryService(appDependencies)
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
        self.deletion = deletion ?? WeighInDeletion(appDependencies, person: person)
        self.person = person
        self.distinction = distinction
        self.settings = settings
        self.loadingState = loadingState
        weekdays = [:]
        self.weighIns = weighIns
        self.entries = entries
        rows = HistoryRows(entries)
        self.problems = problems
        self.query = query
        self.order = order
        self.selection = selection
        self.failure = failure
        self.jump = jump
        self.move = move
        self.weighInEditor = weighInEditor
        self.action = action
        self.deletion.action = { [weak self] in await self?.send(.deletion($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let weekdays):
            self.weekdays = weekdays
            await reduceLoading(.task)

        case .loading(.onChangeData):
            await reduceLoading(.onChangeData)
            await move?.send(.task)

        case .loading(let action):
            await reduceLoading(action)

        case .entryButtonTapped(let entry, let appDependencies):
            weighInEditor = makeEditor(entry.weighIn, appDependencies)

        case .deletion(.deleteResponse(.success)):
            await load()

        case .deletion:
            break

        case .jumpButtonTapped(let appDependencies):
            jump = markedEntry.map { makeJump($0, appDependencies) }

        case .jump(let action):
            follow(action)

        case .moveButtonTapped(let appDependencies):
            move = markedEntry.map { makeMove($0, appDependencies) }
            await move?.send(.task)

        case .move(let action):
            await follow(action)

        case .weighInEditor(let action):
            await follow(action)

        case .failureConfirmButtonTapped:
            failure = nil
        }
    }
}
