public import DataSource
public import Observation

@MainActor @Observable public final class Trends: WeighInLoadingStore {
    public let appDependencies: AppDependencies
    let chartService: ChartService
    let courseService: CourseService
    let forecastService: ForecastService
    let growthService: GrowthService
    let personService: PersonService
    let settingsService: SettingsService
    let statisticsService: StatisticsService
    let weighInService: WeighInService

    @ObservationIgnored var changes: ChangeObservation?
    @ObservationIgnored var isWhole: Bool
    // True if the first range shown is the one that fits the weigh-ins.
    @ObservationIgnored var isFitting: Bool
    // Measure of the next course.
    @ObservationIgnored var chosenMeasure: TrendMeasure
    public var loadingState: LoadingState
    public var course: Course
    public var window: TrendWindow
    public var selection: Day?
    public var shownPoints: [TrendPoint]
    public var overlay: TrendOverlay?
    public var notice: TrendNotice?
    // Statistics of the shown days.
    public var total: Statistics?
    public var forecast: [ForecastPoint]
    public var presentedPeriod: Period?
    public var presentedRows: [StatisticsRow]
    public var problems: [StorageError]
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        settings: Settings = Settings(),
        measure: TrendMeasure = .weight,
        loadingState: LoadingState = .loading,
        course: Course? = nil,
        range: TrendRange? = .quarter,
        window: TrendWindow? = nil,
        selection: Day? = nil,
        shownPoints: [TrendPoint] = [],
        overlay: TrendOverlay? = nil,
        notice: TrendNotice? = nil,
        total: Statistics? = nil,
        forecast: [ForecastPoint] = [],
        presentedPeriod: Period? = nil,
        presentedRows: [StatisticsRow] = [],
        problems: [StorageError] = [],
        chosenMeasure: TrendMeasure? = nil,
        isWhole: Bool = false,
        isFitting: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        chartService = ChartService(appDependencies)
        courseService = CourseService(appDependencies)
        forecastService = ForecastService(appDependencies)
        growthService = GrowthService(appDependencies)
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        statisticsService = StatisticsService(appDependencies)
        weighInService = WeighInService(appDependencies)
        let course =
            course
            ?? Course(
                person: person,
                settings: settings,
                today: appDependencies.now.day,
                measure: measure
            )
        self.loadingState = loadingState
        self.course = course
        self.window = window ?? chartService.window(of: range ?? .quarter, along: course)
        self.selection = selection
        self.shownPoints = shownPoints
        self.overlay = overlay
        self.notice = notice
        self.total = total
        self.forecast = forecast
        self.presentedPeriod = presentedPeriod
        self.presentedRows = presentedRows
        self.problems = problems
        self.chosenMeasure = chosenMeasure ?? course.measure
        self.isWhole = isWhole
        self.isFitting = isFitting
        self.action = action
    }

    public var person: Person { course.person }
    public var settings: Settings { course.settings }
    public var measure: TrendMeasure { course.measure }
    public var today: Day { course.today }
    public var days: ClosedRange<Day> { window.days }

    public func reduce(_ action: Action) async {
        switch action {
        case .loading(let action):
            await reduceLoading(action)

        case .onChangeSelection(let day):
            selection = day

        case .rangePickerSelected(let range):
            show(chartService.window(of: range, along: course))
            notice = nil

        case .onChangeDays(let days):
            move { $0.zoom(to: days, within: $1) }

        case .measureButtonTapped:
            if course.measures.count > 1 { await show(course.nextMeasure) }
            if measure == .weight { notice = course.missingForPercentiles }

        case .measurePickerSelected(let measure):
            await show(measure)

        case .zoomInButtonTapped:
            move { $0.zoom(by: 0.5, around: selection, within: $1) }

        case .zoomOutButtonTapped:
            move { $0.zoom(by: 2, around: selection, within: $1) }

        case .earlierButtonTapped:
            move { $0.pan(by: -0.5, within: $1) }

        case .laterButtonTapped:
            move { $0.pan(by: 0.5, within: $1) }

        case .yearBeforeButtonTapped where course.isOnPercentiles,
            .comparisonButtonTapped where course.isOnPercentiles,
            .statisticsButtonTapped where course.isOnPercentiles:
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
