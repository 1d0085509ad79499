public import DataSource
public import Observation

@MainActor @Observable public final class Trends: LoadingStore {
    public let appDependencies: AppDependencies
    let chartService: ChartService
    var courseService: CourseService { CourseService(appDependencies) }
    var forecastService: ForecastService { ForecastService(appDependencies) }
    var growthService: GrowthService { GrowthService(appDependencies) }
    var personService: PersonService { PersonService(appDependencies) }
    var settingsService: SettingsService { SettingsService(appDependencies) }
    var statisticsService: StatisticsService { StatisticsService(appDependencies) }
    var weighInService: WeighInService { WeighInService(appDependencies) }

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

        case .zoomInButtonTapped: move { $0.zoom(by: 0.5, around: selection, within: $1) }
        case .zoomOutButtonTapped: move { $0.zoom(by: 2, around: selection, within: $1) }
        case .earlierButtonTapped: move { $0.pan(by: -0.5, within: $1) }
        case .laterButtonTapped: move { $0.pan(by: 0.5, within: $1) }

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

        case .onDismissStatistics, .backupsButtonTapped:
            present(nil)
        }
    }
}

extension Trends {
    public indirect enum Action: HasLoadingAction {
        case loading(LoadingAction<Content>)
        case onChangeSelection(Day?)
        case onChangeDays(ClosedRange<Day>)
        case rangePickerSelected(TrendRange)
        case measureButtonTapped
        case measurePickerSelected(TrendMeasure)
        case zoomInButtonTapped
        case zoomOutButtonTapped
        case earlierButtonTapped
        case laterButtonTapped
        case yearBeforeButtonTapped
        case comparisonButtonTapped
        case comparisonResponse(Result<TrendOverlay?, any Error>)
        case onDismissNotice
        case statisticsButtonTapped
        case periodButtonTapped(Period)
        case onDismissStatistics
        // Closes the statistics too; the view opens the backups.
        case backupsButtonTapped
    }
}

extension Trends {
    public struct Content: Sendable {
        public var weighIns: RecentWeighIns
        public var course: Course
    }

    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
    }

    func receive(_ content: Content) async {
        problems = content.weighIns.weighIns.problems
        isWhole = content.weighIns.olderYears.isEmpty
        course = content.course
        present(presentedPeriod)
        if isFitting {
            window.range = chartService.range(fitting: course.points.first?.day, today: today)
        }
        isFitting = false
        show(window.range.map { chartService.window(of: $0, along: course) } ?? window)
    }

    func content() -> @Sendable () throws -> Content {
        let (reading, today) = (reading(), now.day)
        return { [weighInService, person, isWhole] in
            try reading(weighInService.loadFirst(1, of: person, isWhole: isWhole, today: today))
        }
    }

    func rest(of content: Content) -> (@Sendable () throws -> Content)? {
        guard !content.weighIns.olderYears.isEmpty else { return nil }
        return { [weighInService, person, reading = reading()] in
            try reading(weighInService.loadRest(of: person, beside: content.weighIns))
        }
    }

    private func reading() -> @Sendable (RecentWeighIns) -> Content {
        let today = now.day
        return { [courseService, personService, settingsService, course, chosenMeasure] recent in
            Content(
                weighIns: recent,
                course: courseService.course(
                    of: chosenMeasure,
                    recent,
                    person: personService.newest(course.person),
                    settings: settingsService.newest(course.settings),
                    today: today
                )
            )
        }
    }

    // A measure that is not derived from weights needs a reload.
    func show(_ chosen: TrendMeasure) async {
        chosenMeasure = chosen
        if measure.isOfWeights, chosen.isOfWeights {
            course.measure = chosen
        } else {
            overlay = nil
            await load()
        }
    }

    func present(_ period: Period?) {
        presentedPeriod = period
        let shown = course.statistics.first { $0.period == period }
        presentedRows =
            shown.map {
                statisticsService.rows(
                    of: $0.statistics,
                    by: $0.period,
                    unreadYears: problems.incompleteYears
                )
            } ?? []
    }
}

extension Trends {
    func layYearBefore() {
        guard chartService.isWithinAYear(days) else {
            notice = .longerThanAYear
            return
        }
        let isLaid = overlay?.kind == .yearBefore
        guard isLaid || !isWhole || !yearBefore(drawnDays).isEmpty else {
            notice = .noYearBefore
            return
        }
        lay(isLaid ? nil : TrendOverlay(kind: .yearBefore))
    }

    // Cycles through the other people, and then removes the overlay.
    func compare() async {
        let result = await workerClient.run { [courseService, course, comparedPerson] in
            Result { try courseService.overlay(on: course, after: comparedPerson) }
        }
        await send(.comparisonResponse(result))
    }

    func receive(_ result: Result<TrendOverlay?, any Error>) {
        switch result {
        case .success(nil) where comparedPerson == nil:
            notice = .nobodyElse

        case .success(let overlay):
            lay(overlay)
            if let comparedPerson, self.overlay?.points == [] {
                notice = .nothing(of: comparedPerson)
            }

        case .failure(let error):
            appStateClient.send(\.notice, StorageError(error))
        }
    }

    func overlayPoints(in days: ClosedRange<Day>) -> [TrendPoint] {
        switch overlay?.kind {
        case nil: []
        case .yearBefore: yearBefore(days)
        case .person: chartService.course(of: overlay?.all ?? [], in: days)
        }
    }

    public func overlaid(on day: Day) -> TrendPoint? {
        overlay.flatMap { chartService.points($0.points, in: day...day).first }
    }

    private func lay(_ overlay: TrendOverlay?) {
        self.overlay = overlay
        notice = nil
        show(window)
    }

    private func yearBefore(_ days: ClosedRange<Day>) -> [TrendPoint] {
        chartService.yearBefore(course.points, of: days)
    }

    private var comparedPerson: Person? {
        if case .person(let person)? = overlay?.kind { person } else { nil }
    }
}

extension Trends {
    // Days that the chart draws: shown days and forecast.
    public var drawnDays: ClosedRange<Day> {
        days.lowerBound...max(days.upperBound, forecast.last?.day ?? days.upperBound)
    }

    // Shown days from the first weigh-in on.
    public var weighedDays: ClosedRange<Day> {
        let first = course.lead(into: days) == nil ? shownPoints.first?.day : nil
        let start = max(first ?? days.lowerBound, days.lowerBound)
        let end = days.upperBound
        let last = isOfNewest ? course.newestDay : nil
        let isOld = last.map { $0.distance(to: end) > Rate.recentDays } ?? false
        return start...max(start, isOld ? last ?? end : end)
    }

    // True if no weigh-in is later than the shown days.
    public var isOfNewest: Bool { days.upperBound >= min(today, course.newestDay ?? today) }

    public var lastDay: Day? { isOfNewest ? course.newestDay : nil }

    public func foreseen(on day: Day) -> ForecastPoint? {
        forecast.last { $0.day == day }
    }

    // Newest periods of each kind that begin before the shown days end.
    public var shownStatistics: [PeriodStatistics] {
        course.statistics(until: days.upperBound, count: Self.mostShown)
    }

    private static let mostShown = 8

    // The 20th birthday, if the chart shows it.
    public var adultDay: Day? {
        course.adultDay.flatMap { drawnDays.contains($0) ? $0 : nil }
    }

    // `nil` unless a percentile chart is chosen.
    public var growthChart: GrowthChart? {
        guard course.isOnPercentiles else { return nil }
        return growthService.chart(
            of: measure,
            weighIns: course.weighIns,
            person: person,
            in: days,
            reference: settingsService.growthReference(of: settings),
            adultDay: adultDay
        )
    }

    public func assessment(of weighIn: WeighIn) -> GrowthAssessment? {
        growthService.assessments(
            of: [weighIn],
            of: person,
            reference: settingsService.growthReference(of: settings)
        )[weighIn.id]
    }

    public func growthReadings(of weighIn: WeighIn) -> [TrendMeasure: GrowthReading] {
        growthService.readings(of: weighIn, of: person)
    }

    // Zooms or pans within all days; shows a notice if nothing follows.
    func move(_ change: (inout TrendWindow, ClosedRange<Day>) -> TrendNotice?) {
        var moved = window
        notice = change(&moved, chartService.window(of: .all, along: course).days)
        if notice == nil { show(moved) }
    }

    // Keeps the notice: data that changes elsewhere must not remove it.
    func show(_ window: TrendWindow) {
        self.window = window
        shownPoints = course.points(in: days)
        // A range of a year or more already contains the year before.
        if overlay?.kind == .yearBefore, !chartService.isWithinAYear(days) { overlay = nil }
        total = statisticsService.total(of: course.weighIns, points: course.points, in: days)
        forecast =
            course.rate.map {
                forecastService.forecast(of: $0, along: course.points, beside: days, today: today)
            } ?? []
        let overlaid = overlayPoints(in: drawnDays)
        overlay?.points = overlaid
        if let selection, !drawnDays.contains(selection) { self.selection = nil }
    }
}
