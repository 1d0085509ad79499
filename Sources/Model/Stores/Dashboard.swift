public import DataSource
public import Observation

@MainActor @Observable public final class Dashboard: LoadingStore {
    public let appDependencies: AppDependencies
    let chartService: ChartService
    var draftService: DraftService { DraftService(appDependencies) }
    var goalService: GoalService { GoalService(appDependencies) }
    var personService: PersonService { PersonService(appDependencies) }
    var settingsService: SettingsService { SettingsService(appDependencies) }
    var weighInService: WeighInService { WeighInService(appDependencies) }

    @ObservationIgnored var changes: ChangeObservation?
    @ObservationIgnored var weighIns: [WeighIn]
    // Loaded lazily, because only large screens show the calendar.
    @ObservationIgnored var isCalendarComplete: Bool
    @ObservationIgnored var isOlderChecked: Bool

    public var deletion: WeighInDeletion?
    public var loadingState: LoadingState
    public var person: Person
    public var distinction: Int?
    public var settings: Settings
    public var today: Day
    public var overview: Overview
    // Day from which on all entries are loaded; `nil` if there are no older ones.
    public var entriesSince: Day?
    public var calendar: WeighInCalendar
    // Range chosen by zooming; `nil` for the one that fits the weigh-ins.
    var chosenRange: TrendRange?
    public var selection: WeighIn.ID?
    // Announced once, until dismissed.
    public var problems: [StorageError]
    // Problems in years this screen does not load.
    public var olderProblems: [StorageError]
    public var weighInEditor: WeighInEditor?
    public var personEditor: PersonEditor?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        deletion: WeighInDeletion? = nil,
        loadingState: LoadingState = .loading,
        person: Person = .empty,
        distinction: Int? = nil,
        settings: Settings = Settings(),
        today: Day? = nil,
        weighIns: [WeighIn] = [],
        isCalendarComplete: Bool = false,
        isOlderChecked: Bool = false,
        overview: Overview = .empty,
        entriesSince: Day? = nil,
        calendar: WeighInCalendar = .empty,
        chosenRange: TrendRange? = nil,
        selection: WeighIn.ID? = nil,
        problems: [StorageError] = [],
        olderProblems: [StorageError] = [],
        weighInEditor: WeighInEditor? = nil,
        personEditor: PersonEditor? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        chartService = ChartService(appDependencies)
        self.deletion = deletion
        self.loadingState = loadingState
        self.person = person
        self.distinction = distinction
        self.settings = settings
        self.today = today ?? appDependencies.now.day
        self.weighIns = weighIns
        self.isCalendarComplete = isCalendarComplete
        self.isOlderChecked = isOlderChecked
        self.overview = overview
        self.entriesSince = entriesSince
        self.calendar = calendar
        self.chosenRange = chosenRange
        self.selection = selection
        self.problems = problems
        self.olderProblems = olderProblems
        self.weighInEditor = weighInEditor
        self.personEditor = personEditor
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .loading(let action): await reduceLoading(action)

        case .onIdle: if !isOlderChecked { await checkOlder() }
        case .onAppearCalendar: if !isCalendarComplete { await completeCalendar() }
        case .onOpenDraft(let left): await open(left)
        case .onChangeSelection(let id): selection = id
        case .weighInButtonTapped: edit(nil)
        case .entryButtonTapped(let entry): edit(entry.weighIn)
        case .deleteButtonTapped(let entry): await delete(entry.weighIn)

        case .zoomInButtonTapped: zoomChart(by: -1)
        case .zoomOutButtonTapped: zoomChart(by: 1)

        case .deletion(.deleteResponse(.success)):
            deletion = nil
            await load()

        case .deletion(.attempt(.cancelButtonTapped)): deletion = nil

        case .weighInEditor(.saveResponse(.success(let weighIn))):
            weighInEditor = nil
            await load()
            selection = weighIn.id

        case .weighInEditor(.deleteButtonTapped):
            guard let weighIn = weighInEditor?.weighIn else { break }
            weighInEditor = nil
            await delete(weighIn)

        case .weighInEditor(.form(.cancelButtonTapped)),
            .weighInEditor(.form(.discardButtonTapped)):
            if weighInEditor?.form.isPresentedDiscard != true { weighInEditor = nil }

        case .editButtonTapped: personEditor = makePersonEditor()

        case .goalButtonTapped:
            let basis = await workerClient.run { [goalService, overview, person, today] in
                goalService.basis(of: person, overview, on: today)
            }
            personEditor = makePersonEditor(goalBasis: basis)
            await personEditor?.send(.form(.onChangeFocus(.goalWeight)))

        case .personEditor(.saveResponse(.success)):
            personEditor = nil
            await load()

        case .personEditor(.deletion(.deleteResponse(.success))): personEditor = nil

        case .personEditor(.form(.cancelButtonTapped)), .personEditor(.form(.discardButtonTapped)):
            if personEditor?.form.isPresentedDiscard != true { personEditor = nil }

        case .limitsCloseButtonTapped: await note { $0.hasReadLimits = true }

        case .reachedGoalCloseButtonTapped:
            let day = overview.goal?.goal.reachedOn
            overview.goal?.goal.toldOn = day
            await keepGoal()

        case .weekCloseButtonTapped:
            await note { $0.weeksRead[person.id] = overview.finishedWeek?.firstDay }

        case .figuresButtonTapped: await note { $0.showsFigures.toggle() }

        case .deletion, .weighInEditor, .personEditor: break
        }
    }

    public struct Content: Sendable {
        public var person: Person
        public var distinction: Int?
        public var settings: Settings
        public var recent: RecentWeighIns
    }

    public indirect enum Action: HasLoadingAction {
        case loading(LoadingAction<Content>)
        case onIdle
        case onAppearCalendar
        case onOpenDraft(LeftDraft)
        case weighInButtonTapped
        case entryButtonTapped(HistoryEntry)
        case onChangeSelection(WeighIn.ID?)
        case zoomInButtonTapped
        case zoomOutButtonTapped
        case deleteButtonTapped(HistoryEntry)
        case deletion(WeighInDeletion.Action)
        case editButtonTapped
        case goalButtonTapped
        case limitsCloseButtonTapped
        case weekCloseButtonTapped
        case figuresButtonTapped
        case reachedGoalCloseButtonTapped
        case personEditor(PersonEditor.Action)
        case weighInEditor(WeighInEditor.Action)
    }
}

extension Dashboard {
    func edit(_ weighIn: WeighIn?, formDraft: FormDraft? = nil) {
        weighInEditor = WeighInEditor(
            appDependencies,
            person: person,
            distinction: distinction,
            settings: settings,
            weighIns: weighIns,
            weighIn: weighIn,
            formDraft: formDraft,
            action: { [weak self] in await self?.send(.weighInEditor($0)) }
        )
    }

    // A slow disk may still be busy with another deletion.
    func delete(_ weighIn: WeighIn) async {
        guard deletion == nil else { return }
        deletion = WeighInDeletion(
            appDependencies,
            person: person,
            weighIn: weighIn,
            action: { [weak self] in await self?.send(.deletion($0)) }
        )
        await deletion?.send(.deleteButtonTapped)
    }

    func makePersonEditor(
        formDraft: FormDraft? = nil,
        goalBasis: GoalBasis? = nil
    ) -> PersonEditor {
        var original = person
        if let formDraft, case .person(let typedOver) = formDraft.form {
            original = formDraft.original(typedOver, now: person)
        }
        return PersonEditor(
            appDependencies,
            person: original,
            distinction: distinction,
            newestWeighIn: weighIns.last,
            goalBasis: goalBasis,
            settings: settings,
            today: today,
            formDraft: formDraft,
            action: { [weak self] in await self?.send(.personEditor($0)) }
        )
    }

    // Reads units and weigh-ins first, because the screen may not have loaded them. A failure is
    // shown by the dashboard's own loading.
    func open(_ left: LeftDraft) async {
        if let content = try? await read().get() { await receive(content) }
        if case .person = left.draft.form {
            personEditor = makePersonEditor(formDraft: left.draft)
        } else {
            edit(left.weighIn, formDraft: left.draft)
        }
    }
}

extension Dashboard {
    // The first class is shown with an explanation of its limits.
    public var isPresentedLimits: Bool {
        guard case .category = overview.assessment else { return false }
        return !settings.hasReadLimits && finishedWeek == nil
    }

    // Shown until the user closes it; one key closes one note.
    public var finishedWeek: FinishedWeek? {
        let read = settings.weeksRead[person.id]
        guard reachedGoal == nil, overview.finishedWeek?.firstDay != read else { return nil }
        return overview.finishedWeek
    }

    public var reachedGoal: Goal? {
        settings.tellsMilestones && isAdult ? GoalService.news(in: overview) : nil
    }

    // Growing children need no goal; one that they have can be changed.
    public var offersGoal: Bool { person.goal != nil || overview.growth == nil }

    public var age: Int? { AgeService(appDependencies).age(of: person, on: today) }

    public func growthReadings(of weighIn: WeighIn) -> [TrendMeasure: GrowthReading] {
        GrowthService(appDependencies).readings(of: weighIn, of: person)
    }

    private var isAdult: Bool {
        switch overview.assessment {
        case .growth, .underTwenty, .sexMissing, .birthDateMissing: false
        case .category, .beforeBirth, nil: true
        }
    }

    // If saving fails, the hint is shown again the next time.
    func note(_ change: (inout Settings) -> Void) async {
        let old = settings
        change(&settings)
        await workerClient.run { [settingsService, settings] in
            try? settingsService.save(settings, replacing: old)
        }
    }
}

extension Dashboard {
    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || keys.containHistory(of: person.id)
    }

    func content() -> @Sendable () throws -> Content {
        let today = now.day
        return { [draftService, weighInService, personService, settingsService, person, settings] in
            let people = try personService.loadNames()
            let summary = people.values.first { $0.id == person.id }
            var recent = try weighInService.loadRecent(of: person, today: today, followsGoal: true)
            recent.weighIns.problems +=
                people.problems + settingsService.problems() + draftService.problems()
            return Content(
                person: summary?.person ?? person,
                distinction: summary?.distinction,
                settings: settingsService.newest(settings),
                recent: recent
            )
        }
    }

    func receive(_ content: Content) async {
        today = now.day
        person = content.person
        distinction = content.distinction
        settings = content.settings
        weighIns = content.recent.weighIns.values
        problems = content.recent.weighIns.problems
        entriesSince = content.recent.knownSince
        let isOnNewest = selection == overview.entries.first?.id
        overview = OverviewService(appDependencies).overview(
            of: weighIns,
            person: person,
            scheme: settingsService.scheme(of: settings),
            reference: settingsService.growthReference(of: settings),
            unit: settings.weightUnit,
            trend: settings.trend,
            weekStart: settings.tellsMilestones ? settings.weekStart : nil,
            knownSince: content.recent.knownSince,
            today: today
        )
        if !isCalendarComplete { calendar = calendar(of: content.recent) }
        if isOnNewest { selection = overview.entries.first?.id }
        await keepGoal()
        await weighInEditor?.send(.onChangeData(weighIns))
        if isCalendarComplete { await completeCalendar() }
        if !olderProblems.isEmpty { await checkOlder() }
    }

    // Saves what the newest weigh-ins add to the history of the goal. If that fails, the next start
    // repeats it.
    private func keepGoal() async {
        let goal = overview.goal?.goal
        guard let goal, goal != person.goal else { return }
        let old = person
        person.goal = goal
        await workerClient.run { [personService] in try? personService.keep(goal, of: old) }
    }

    // The calendar covers a year, but a streak may have begun before it. If older years cannot be
    // read, it keeps its year, and `checkOlder` names them.
    func completeCalendar() async {
        isCalendarComplete = true
        let today = now.day
        let first = today.advanced(by: -7 * CalendarService.mostWeeks)
        let recent = await workerClient.run(isAwaited: false) { [weighInService, person] in
            try? weighInService.loadUnbroken(of: person, since: first, today: today)
        }
        if let recent { calendar = calendar(of: recent) }
    }

    private func calendar(of recent: RecentWeighIns) -> WeighInCalendar {
        CalendarService(appDependencies).calendar(
            of: recent.weighIns.values,
            today: today,
            weekStart: settings.weekStart,
            knownSince: recent.knownSince
        )
    }

    func checkOlder() async {
        isOlderChecked = true
        let today = now.day
        olderProblems = await workerClient.run(isAwaited: false) { [weighInService, person] in
            weighInService.olderProblems(of: person, today: today)
        }
    }

    public var chartDays: ClosedRange<Day> {
        chartService.days(of: chartRange, along: overview.points, today: today)
    }

    public var chartRange: TrendRange {
        chosenRange ?? chartService.range(fitting: overview.points.first?.day, today: today)
    }

    // Weigh-ins of a quarter are read.
    public func canZoom(by steps: Int) -> Bool { chartService.range(chartRange, by: steps) != nil }

    func zoomChart(by steps: Int) {
        guard overview.hasCourse, overview.growthChart == nil else { return }
        chosenRange = chartService.range(chartRange, by: steps) ?? chosenRange
    }

    public var chartPoints: [TrendPoint] { chartService.points(overview.points, in: chartDays) }

    public var chartLead: TrendPoint? {
        chosenRange == nil ? overview.lead : chartService.lead(of: overview.points, into: chartDays)
    }

    // Problems in older years are known later, when these are read.
    public var unreadYears: Set<Int> { (problems + olderProblems).incompleteYears }
}
