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
    public var presentedMove: HistoryMove?
    public var jumpDay: Day
    public var isPresentedJump: Bool
    public var failure: StorageError?
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
        order: [HistoryOrder] = [],
        selection: WeighIn.ID? = nil,
        presentedMove: HistoryMove? = nil,
        jumpDay: Day = .epoch,
        isPresentedJump: Bool = false,
        failure: StorageError? = nil,
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
        self.presentedMove = presentedMove
        self.jumpDay = jumpDay
        self.isPresentedJump = isPresentedJump
        self.failure = failure
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
            await send(.deleteResponse(Result { try delete(entry) }))

        case .deleteResponse(.success), .moveResponse(.success):
            await load()

        case .deleteResponse(.failure(let error)), .movePeopleResponse(.failure(let error)),
            .moveResponse(.failure(let error)):
            failure = StorageError(error)

        case .jumpButtonTapped:
            jumpDay = markedEntry?.weighIn.day ?? .epoch
            isPresentedJump = !rows.isEmpty

        case .jumpConfirmButtonTapped:
            isPresentedJump = false
            selection = historyService.nearest(to: jumpDay, in: rows)?.id

        case .jumpCancelButtonTapped:
            isPresentedJump = false

        case .moveButtonTapped:
            guard let entry = markedEntry else { return }
            await send(.movePeopleResponse(Result { try move(entry) }))

        case .movePeopleResponse(.success(let move)):
            presentedMove = move

        case .movePersonButtonTapped(let other):
            guard let move = presentedMove else { return }
            presentedMove = nil
            await send(.moveResponse(Result { try self.move(move, to: other) }))

        case .moveCancelButtonTapped:
            presentedMove = nil

        case .failureConfirmButtonTapped:
            failure = nil

        case .weighInEditor(.saveResponse(.success)):
            weighInEditor = nil
            await load()

        case .weighInEditor(.cancelButtonTapped), .weighInEditor(.discardButtonTapped):
            if weighInEditor?.isPresentedDiscard != true { weighInEditor = nil }

        case .weighInEditor:
            break
        }
    }
}
