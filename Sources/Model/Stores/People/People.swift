public import DataSource
public import Observation

@MainActor @Observable public final class People: LoadingStore {
    public let appDependencies: AppDependencies
    let draftService: DraftService
    let personService: PersonService
    let settingsService: SettingsService

    @ObservationIgnored var changes: ChangeObservation?
    @ObservationIgnored var isComplete: Bool

    public let deletion: PersonDeletion
    public let departure: Departure
    public let drafts: DraftOffer
    public let keyboard: Keyboard
    public let navigator: Navigator
    public let storage: StorageNotices
    public let undo: Undo
    public var loadingState: LoadingState
    public var people: [PersonSummary]
    public var problems: [StorageError]
    // Problems in years this screen does not load.
    public var olderProblems: [StorageError]
    public var query: String
    public var markedID: Person.ID?
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
        storage: StorageNotices? = nil,
        undo: Undo? = nil,
        loadingState: LoadingState = .loading,
        people: [PersonSummary] = [],
        isComplete: Bool = true,
        problems: [StorageError] = [],
        olderProblems: [StorageError] = [],
        query: String = "",
        markedID: Person.ID? = nil,
        personChooser: PersonChooser? = nil,
        personEditor: PersonEditor? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        draftService = DraftService(appDependencies)
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
        self.deletion = deletion ?? PersonDeletion(appDependencies)
        self.departure = departure ?? Departure(appDependencies)
        self.drafts = drafts ?? DraftOffer(appDependencies)
        self.keyboard = keyboard ?? Keyboard(appDependencies)
        self.navigator = navigator ?? Navigator(appDependencies)
        self.storage = storage ?? StorageNotices(appDependencies)
        self.undo = undo ?? Undo(appDependencies)
        self.loadingState = loadingState
        self.people = people
        self.isComplete = isComplete
        self.problems = problems
        self.olderProblems = olderProblems
        self.query = query
        self.markedID = markedID
        self.personChooser = personChooser
        self.personEditor = personEditor
        self.action = action
        self.deletion.action = { [weak self] in await self?.send(.deletion($0)) }
        self.departure.action = { [weak self] in await self?.send(.departure($0)) }
        self.drafts.action = { [weak self] in await self?.send(.drafts($0)) }
        self.navigator.action = { [weak self] in await self?.send(.navigator($0)) }
        self.storage.action = { [weak self] in await self?.send(.storage($0)) }
        self.undo.action = { [weak self] in await self?.send(.undo($0)) }
        self.undo.shownPersonID = { [weak self] in self?.navigator.path.dashboard?.person.id }
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await storage.send(.task)
            if storage.foreignFolder == nil { await start() }

        case .storage(let action):
            if case .keepButtonTapped = action { await start() }

        case .loading(.onChangeData), .loading(.onRefresh):
            await navigator.send(.onChangeSettings)
            await load()
            await departure.send(.onChangeData(shown: navigator.path.dashboard?.person))

        case .loading(let action):
            await reduceLoading(action)

        case .onIdle:
            await checkOlder()

        case .onChangeMark(let id):
            markedID = id

        case .onChangePath(let path):
            await navigator.send(.onChangePath(path, hasPeople: !people.isEmpty))

        case .personButtonTapped(let person):
            await navigator.send(.personChosen(person))

        case .editButtonTapped(let summary):
            personEditor = makePersonEditor(summary)

        case .peopleButtonTapped:
            personChooser = PersonChooser(
                appDependencies,
                people: people,
                currentID: navigator.path.dashboard?.person.id,
                weightUnit: settings.weightUnit,
                action: { [weak self] in await self?.send(.personChooser($0)) }
            )

        case .destinationChosen(let destination, let person):
            await navigator.send(.destinationChosen(destination, of: person ?? currentPerson))

        case .weightChosen(let text):
            // Enters the weight without saving it, so that the user sees its effect first.
            await send(.destinationChosen(.weighIn))
            await navigator.path.dashboard?.weighInEditor?.send(.form(.onType(text, into: .weight)))

        case .deletion(.deleteResponse(.success(let person))),
            .departure(.bringBackResponse(.success(let person))):
            await announceChange(of: person.id)

        case .dayChosen(let day): await navigator.send(.dayChosen(day, of: currentPerson))
        case .deletion, .departure: break
        case .navigator(let action): await reduceChild(action)
        case .personChooser(let action): await reduceChild(action)
        case .personEditor(let action): await reduceChild(action)
        case .drafts(let action): await reduceChild(action)
        case .undo(let action): await reduceChild(action)
        }
        await leaveDepartedPerson()
        await completeIfListed()
        await offerNextDraft()
    }

    public var path: [Navigator.Path] { navigator.path }

    public var settings: Settings { navigator.settings }

    public var palette: Palette { Palette(people: self) }

    public enum Action: HasLoadingAction {
        case task
        case loading(LoadingAction<Loaded<PersonSummary>>)
        case onIdle
        case onChangeMark(Person.ID)
        case onChangePath([Navigator.Path])
        case personButtonTapped(Person)
        case editButtonTapped(PersonSummary)
        case personEditor(PersonEditor.Action)
        case deletion(PersonDeletion.Action)
        case peopleButtonTapped
        case personChooser(PersonChooser.Action)
        case destinationChosen(Destination, of: Person? = nil)
        case dayChosen(Day)
        case weightChosen(String)
        case navigator(Navigator.Action)
        case departure(Departure.Action)
        case drafts(DraftOffer.Action)
        case storage(StorageNotices.Action)
        case undo(Undo.Action)
    }
}
