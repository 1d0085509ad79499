public import DataSource
public import Observation

@MainActor @Observable public final class Trends: WeighInLoadingStore {
    public let appDependencies: AppDependencies
    let ageService: AgeService
    let categoryService: CategoryService
    let chartService: ChartService
    let forecastService: ForecastService
    let goalService: GoalService
    let growthService: GrowthService
    let personService: PersonService
    let rateService: RateService
    let settingsService: SettingsService
    let statisticsService: StatisticsService
    let trendService: TrendService
    let weighInService: WeighInService

    @ObservationIgnored var changes: ChangeObservation?
    @ObservationIgnored var points: [TrendPoint]
    @ObservationIgnored var weighIns: [WeighIn]
    @ObservationIgnored var comparedPoints: [TrendPoint]
    public var healthyWeights: ClosedRange<Double>?

    @ObservationIgnored var isWhole: Bool
    // True if the first range shown is the one that fits the weigh-ins.
    @ObservationIgnored var isFitting: Bool
    public var person: Person
    public var settings: Settings
    public var loadingState: LoadingState
    public var today: Day
    // `nil` for a window that was zoomed or moved.
    public var range: TrendRange?
    public var measure: TrendMeasure
    // Measure of the next content.
    @ObservationIgnored var chosenMeasure: TrendMeasure
    // Measures of the weigh-ins, besides weights.
    public internal(set) var ownMeasures: [TrendMeasure]
    public internal(set) var hasGrowth: Bool
    public var days: ClosedRange<Day>
    public var selection: Day?
    public var shownPoints: [TrendPoint]
    public var overlay: TrendOverlay?
    public var notice: TrendNotice?
    // Statistics of the shown days.
    public var total: Statistics?
    public var rate: Rate?
    public var missingDays: MissingDays?
    public var goal: GoalOutlook?
    public var forecast: [ForecastPoint]
    public var statistics: [PeriodStatistics]
    public var presentedPeriod: Period?
    public var presentedRows: [StatisticsRow]
    public var problems: [StorageError]
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        settings: Settings = Settings(),
        loadingState: LoadingState = .loading,
        today: Day? = nil,
        points: [TrendPoint] = [],
        weighIns: [WeighIn] = [],
        comparedPoints: [TrendPoint] = [],
        range: TrendRange? = .quarter,
        measure: TrendMeasure = .weight,
        chosenMeasure: TrendMeasure? = nil,
        ownMeasures: [TrendMeasure] = [],
        hasGrowth: Bool = false,
        days: ClosedRange<Day>? = nil,
        selection: Day? = nil,
        shownPoints: [TrendPoint] = [],
        overlay: TrendOverlay? = nil,
        notice: TrendNotice? = nil,
        total: Statistics? = nil,
        rate: Rate? = nil,
        missingDays: MissingDays? = nil,
        forecast: [ForecastPoint] = [],
        healthyWeights: ClosedRange<Double>? = nil,
        statistics: [PeriodStatistics] = [],
        presentedPeriod: Period? = nil,
        presentedRows: [StatisticsRow] = [],
        problems: [StorageError] = [],
        isWhole: Bool = false,
        isFitting: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        ageService = AgeService(appDependencies)
        categoryService = CategoryService(appDependencies)
        chartService = ChartService(appDependencies)
        forecastService = ForecastService(appDependencies)
        goalService = GoalService(appDependencies)
        growthService = GrowthService(appDependencies)
        personService = PersonService(appDependencies)
        rateService = RateService(appDependencies)
        settingsService = SettingsService(appDependencies)
        statisticsService = StatisticsService(appDependencies)
        trendService = TrendService(appDependencies)
        weighInService = WeighInService(appDependencies)
        self.person = person
        self.settings = settings
        self.loadingState = loadingState
        let today = today ?? appDependencies.now.day
        self.today = today
        self.range = range
        self.measure = measure
        self.chosenMeasure = chosenMeasure ?? measure
        self.ownMeasures = ownMeasures
        self.hasGrowth = hasGrowth
        self.selection = selection
        self.points = points
        self.weighIns = weighIns
        self.comparedPoints = comparedPoints
        let first = points.first?.day
        self.days =
            days ?? chartService.days(of: range ?? .quarter, first: first, today: today)
        self.shownPoints = shownPoints
        self.overlay = overlay
        self.notice = notice
        self.total = total
        self.rate = rate
        self.missingDays = missingDays
        self.forecast = forecast
        self.healthyWeights = healthyWeights
        self.statistics = statistics
        self.presentedPeriod = presentedPeriod
        self.presentedRows = presentedRows
        self.problems = problems
        self.isWhole = isWhole
        self.isFitting = isFitting
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .loading(let action):
            await reduceLoading(action)

        case .onChangeSelection(let day):
            selection = day

        case .rangePickerSelected(let range):
            self.range = range
            moveWindow(to: window(of: range))

        case .onChangeDays(let days):
            zoom(to: days)

        case .measureButtonTapped:
            if measures.count > 1 { await show(nextMeasure) }
            if measure == .weight { notice = missingForPercentiles }

        case .measurePickerSelected(let measure):
            await show(measure)

        case .zoomInButtonTapped:
            zoom(by: 0.5)

        case .zoomOutButtonTapped:
            zoom(by: 2)

        case .earlierButtonTapped:
            pan(by: -0.5)

        case .laterButtonTapped:
            pan(by: 0.5)

        case .yearBeforeButtonTapped where isOnPercentiles,
            .comparisonButtonTapped where isOnPercentiles,
            .statisticsButtonTapped where isOnPercentiles:
            notice = .onPercentiles

        case .yearBeforeButtonTapped:
            layYearBefore()

        case .comparisonButtonTapped:
            await compare()

        case .comparisonResponse(let result):
            receive(result)

        case .onDismissNotice:
            notice = nil

        case .statisticsButtonTapped:
            present(.month)

        case .periodButtonTapped(let period):
            present(period)

        case .onDismissStatistics:
            present(nil)
        }
    }
}
