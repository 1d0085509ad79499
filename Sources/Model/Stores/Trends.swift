public import DataSource
public import Observation

@MainActor @Observable public final class Trends: LoadingStore {
    let appStateClient: AppStateClient
    let dateClient: DateClient
    let localTimeClient: LocalTimeClient
    let ageService: AgeService
    let categoryService: CategoryService
    let settingsService: SettingsService
    let statisticsService: StatisticsService
    let trendService: TrendService
    let weighInService: WeighInService

    @ObservationIgnored var changes: Task<Void, Never>?

    public let person: Person
    public let settings: Settings
    public var loadingState: LoadingState
    public var today: Day
    public var range: TrendRange
    public var selection: Day?
    public var points: [TrendPoint]
    public var statistics: [PeriodStatistics]
    public var healthyWeights: ClosedRange<Double>?
    public var problems: [StorageError]
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        settings: Settings = Settings(),
        loadingState: LoadingState = .loading,
        today: Day? = nil,
        range: TrendRange = .quarter,
        selection: Day? = nil,
        points: [TrendPoint] = [],
        statistics: [PeriodStatistics] = [],
        healthyWeights: ClosedRange<Double>? = nil,
        problems: [StorageError] = [],
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        dateClient = appDependencies.dateClient
        localTimeClient = appDependencies.localTimeClient
        ageService = AgeService(appDependencies)
        categoryService = CategoryService(appDependencies)
        settingsService = SettingsService(appDependencies)
        statisticsService = StatisticsService(appDependencies)
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
        self.person = person
        self.settings = settings
        self.loadingState = loadingState
        self.today = today ?? localTimeClient.localTime(dateClient.now()).day
        self.range = range
        self.selection = selection
        self.points = points
        self.statistics = statistics
        self.healthyWeights = healthyWeights
        self.problems = problems
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

        case .rangePickerSelected(let range):
            self.range = range
            if let selection, !days.contains(selection) { self.selection = nil }
        }
    }
}
