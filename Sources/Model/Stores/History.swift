public import DataSource
public import Observation

@MainActor @Observable public final class History: LoadingStore {
    let appStateClient: AppStateClient
    let trendService: TrendService
    let weighInService: WeighInService

    @ObservationIgnored var changes: Task<Void, Never>?
    @ObservationIgnored var weighIns: [WeighIn]

    public let person: Person
    public let settings: Settings
    public var loadingState: LoadingState
    public var entries: [HistoryEntry]
    public var problems: [StorageError]
    public var query: String
    public var presentedDeletion: HistoryEntry?
    public var failure: StorageError?
    public var weighInEditor: WeighInEditor?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        settings: Settings = Settings(),
        loadingState: LoadingState = .loading,
        weighIns: [WeighIn] = [],
        entries: [HistoryEntry] = [],
        problems: [StorageError] = [],
        query: String = "",
        presentedDeletion: HistoryEntry? = nil,
        failure: StorageError? = nil,
        weighInEditor: WeighInEditor? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
        self.person = person
        self.settings = settings
        self.loadingState = loadingState
        self.weighIns = weighIns
        self.entries = entries
        self.problems = problems
        self.query = query
        self.presentedDeletion = presentedDeletion
        self.failure = failure
        self.weighInEditor = weighInEditor
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await load()
            observeChanges()

        case .onDisappear:
            changes?.cancel()

        case .onChangeData:
            await load()

        case .loadResponse(let result):
            finishLoading(result)

        case .retryButtonTapped:
            await retry()

        case .entryButtonTapped(let entry, let appDependencies):
            weighInEditor = makeEditor(entry.weighIn, appDependencies)

        case .deleteButtonTapped(let entry):
            presentedDeletion = entry

        case .deleteConfirmButtonTapped:
            guard let entry = presentedDeletion else { return }
            presentedDeletion = nil
            await send(.deleteResponse(Result { try delete(entry) }))

        case .deleteCancelButtonTapped:
            presentedDeletion = nil

        case .deleteResponse(.success):
            await load()

        case .deleteResponse(.failure(let error)):
            failure = StorageError(error)

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
