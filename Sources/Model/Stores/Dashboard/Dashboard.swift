public import DataSource
public import Observation

@MainActor @Observable public final class Dashboard: WeighInEditingStore {
    public let appDependencies: AppDependencies
    let calendarService: CalendarService
    let chartService: ChartService
    let draftService: DraftService
    let overviewService: OverviewService
    let personService: PersonService
    let settingsService: SettingsService
    let weighInService: WeighInService

    @ObservationIgnored var changes: ChangeObservation?
    @ObservationIgnored var weighIns: [WeighIn]
    // Loaded lazily, because only large screens show the calendar.
    @ObservationIgnored var isCalendarComplete = false
    @ObservationIgnored var isOlderChecked = false

    public let deletion: WeighInDeletion
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
    public var reachedGoal: Goal?
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
        overview: Overview = .empty,
        entriesSince: Day? = nil,
        calendar: WeighInCalendar = .empty,
        selection: WeighIn.ID? = nil,
        reachedGoal: Goal? = nil,
        problems: [StorageError] = [],
        olderProblems: [StorageError] = [],
        weighInEditor: WeighInEditor? = nil,
        personEditor: PersonEditor? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        calendarService = CalendarService(appDependencies)
        chartService = ChartService(appDependencies)
        draftService = DraftService(appDependencies)
        overviewService = OverviewService(appDependencies)
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        weighInService = WeighInService(appDependencies)
        self.deletion = deletion ?? WeighInDeletion(appDependencies, person: person)
        self.loadingState = loadingState
        self.person = person
        self.distinction = distinction
        self.settings = settings
        self.today = today ?? appDependencies.now.day
        self.weighIns = weighIns
        self.overview = overview
        self.entriesSince = entriesSince
        self.calendar = calendar
        self.selection = selection
        self.reachedGoal = reachedGoal
        self.problems = problems
        self.olderProblems = olderProblems
        self.weighInEditor = weighInEditor
        self.personEditor = personEditor
        self.action = action
        self.deletion.action = { [weak self] in await self?.send(.deletion($0)) }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .loading(let action):
            await reduceLoading(action)

        case .onIdle:
            if !isOlderChecked { await checkOlder() }

        case .onAppearCalendar:
            if !isCalendarComplete { await completeCalendar() }

        case .onOpenDraft(let left):
            await open(left)

        case .weighInButtonTapped:
            weighInEditor = makeEditor(nil)

        case .entryButtonTapped(let entry):
            weighInEditor = makeEditor(entry.weighIn)

        case .onChangeSelection(let id):
            selection = id

        case .zoomInButtonTapped:
            zoomChart(by: -1)

        case .zoomOutButtonTapped:
            zoomChart(by: 1)

        case .deleteButtonTapped(let entry):
            await deletion.send(.deleteButtonTapped(entry.weighIn))

        case .deletion(.deleteResponse(.success)):
            await load()

        case .deletion:
            break

        case .weighInEditor(let action):
            await reduceChild(action)
            if case .saveResponse(.success(let weighIn)) = action {
                selection = weighIn.id
            }

        case .editButtonTapped:
            personEditor = makePersonEditor()

        case .personEditor(let action):
            await reduceChild(action)

        case .limitsCloseButtonTapped:
            await note { $0.hasReadLimits = true }

        case .reachedGoalCloseButtonTapped:
            reachedGoal = nil

        case .goalHintCloseButtonTapped:
            await note { $0.hasReadGoalHint = true }
        }
    }

    public struct Content: Sendable {
        public var person: Person
        public var distinction: Int?
        public var settings: Settings
        public var weighIns: Loaded<WeighIn>
        // Day from which on all weigh-ins are loaded; `nil` if there are no older ones.
        public var knownSince: Day?
    }

    public enum Action: HasLoadingAction, HasWeighInEditorAction {
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
        case limitsCloseButtonTapped
        case goalHintCloseButtonTapped
        case reachedGoalCloseButtonTapped
        case personEditor(PersonEditor.Action)
        case weighInEditor(WeighInEditor.Action)
    }
}
