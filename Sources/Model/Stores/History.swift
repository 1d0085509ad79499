public import DataSource
public import Observation

@MainActor @Observable public final class History: LoadingStore {
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
    public var finalDeletion: FinalDeletion?
    public var jump: HistoryJump?
    public var move: HistoryMove?
    public var weighInEditor: WeighInEditor?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
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
        finalDeletion: FinalDeletion? = nil,
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
        self.finalDeletion = finalDeletion
        self.jump = jump
        self.move = move
        self.weighInEditor = weighInEditor
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task(let weekdays):
            self.weekdays = weekdays
            await reduceLoading(.task)

        case .loading(let action):
            await reduceLoading(action)

        case .entryButtonTapped(let entry, let appDependencies):
            weighInEditor = makeEditor(entry.weighIn, appDependencies)

        case .deleteButtonTapped(let entry):
            await send(.deleteResponse(Result { try delete(entry.weighIn) }))

        case .deleteResponse(.success):
            await load()

        case .finalDeletionConfirmButtonTapped(let deletion):
            finalDeletion = nil
            await alertCloses()
            await send(.deleteResponse(Result { try delete(deletion.weighIn, isFinal: true) }))

        case .finalDeletionCancelButtonTapped:
            finalDeletion = nil

        case .deleteResponse(.failure(let deletion as FinalDeletion)):
            finalDeletion = deletion

        case .deleteResponse(.failure(let error)):
            failure = StorageError(error)

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
