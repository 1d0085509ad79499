public import DataSource
public import Observation

@MainActor @Observable public final class People: LoadingStore {
    public let appDependencies: AppDependencies
    let settingsRepository: SettingsRepository
    let dayService: DayService
    let draftService: DraftService
    let entryService: EntryService
    let personService: PersonService
    let storageRepository: StorageRepository

    @ObservationIgnored var changes: ChangeObservation?
    @ObservationIgnored var notices: Task<Void, Never>?
    @ObservationIgnored var isComplete: Bool
    // Selected on the list, which reports the selection but does not observe it.
    @ObservationIgnored public internal(set) var markedID: Person.ID?

    public let deletion: PersonDeletion
    public let departure: Departure
    public let drafts: DraftOffer
    public let keyboard: Keyboard
    public let navigator: Navigator
    public let undo: Undo
    public var loadingState: LoadingState
    public var people: [PersonSummary]
    public var problems: [StorageError]
    // Problems in years this screen does not load.
    public var olderProblems: [StorageError]
    public var notice: StorageError?
    public var foreignFolder: String?
    public var query: String
    public var personChooser: PersonChooser?
    public var personEditor: PersonEditor?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        deletion: PersonDeletion? = nil,
        departure: Departure? = nil,
        drafts: DraftOffer? = nil,
        keyboard: Keyboard? = nil,
        navigator: Navigator? = nil,
        undo: Undo? = nil,
        settings: Settings = Settings(),
        loadingState: LoadingState = .loading,
        people: [PersonSummary] = [],
        isComplete: Bool = true,
        markedID: Person.ID? = nil,
        problems: [StorageError] = [],
        olderProblems: [StorageError] = [],
        notice: StorageError? = nil,
        foreignFolder: String? = nil,
        path: [Navigator.Path] = [],
        query: String = "",
        personChooser: PersonChooser? = nil,
        personEditor: PersonEditor? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        settingsRepository = SettingsRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
        dayService = DayService(appDependencies)
        draftService = DraftService(appDependencies)
        entryService = EntryService(appDependencies)
        personService = PersonService(appDependencies)
        storageRepository = StorageRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient,
            appDependencies.fileWatchClient
        )
        self.deletion = deletion ?? PersonDeletion(appDependencies)
        self.departure = departure ?? Departure(appDependencies)
        self.drafts = drafts ?? DraftOffer(appDependencies)
        self.keyboard = keyboard ?? Keyboard(appDependencies)
        self.navigator =
            navigator ?? Navigator(appDependencies, path: path, settings: settings)
        self.undo = undo ?? Undo(appDependencies)
        self.loadingState = loadingState
        self.people = people
        self.isComplete = isComplete
        self.markedID = markedID
        self.problems = problems
        self.olderProblems = olderProblems
        self.notice = notice
        self.foreignFolder = foreignFolder
        self.query = query
        self.personChooser = personChooser
        self.personEditor = personEditor
        self.action = action
        self.deletion.action = { [weak self] in await self?.send(.deletion($0)) }
        self.departure.action = { [weak self] in await self?.send(.departure($0)) }
        self.drafts.action = { [weak self] in await self?.send(.drafts($0)) }
        self.navigator.action = { [weak self] in await self?.send(.navigator($0)) }
        self.keyboard.action = { [weak self] in await self?.send(.keyboard($0)) }
        self.undo.action = { [weak self] in await self?.send(.undo($0)) }
        self.undo.shownPersonID = { [weak self] in self?.navigator.shownDashboard?.person.id }
    }

    public var path: [Navigator.Path] { navigator.path }

    public var settings: Settings { navigator.settings }
}
