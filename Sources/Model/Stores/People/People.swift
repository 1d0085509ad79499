public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class People: LoadingStore {
    public let appDependencies: AppDependencies
    var draftService: DraftService { DraftService(appDependencies) }
    var personService: PersonService { PersonService(appDependencies) }
    var settingsService: SettingsService { SettingsService(appDependencies) }

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

// The list of people, and the person marked on it.
extension People {
    public var today: Day { now.day }

    public var foundPeople: [PersonSummary] { people.found(by: query) }

    // Text to highlight in the found names.
    public var marks: [String] { [query.searched].compactMap(\.self) }

    func makePersonEditor(_ summary: PersonSummary) -> PersonEditor {
        PersonEditor(
            appDependencies,
            person: summary.person,
            distinction: summary.distinction,
            newestWeighIn: summary.weighIn,
            settings: settings,
            today: today,
            action: { [weak self] in await self?.send(.personEditor($0)) }
        )
    }

    public var isExportOffered: Bool {
        navigator.path.destinations.contains(.export) && !people.isEmpty
    }

    public var isEditing: Bool { personEditor != nil || navigator.path.isEditing }

    public func name(of id: Person.ID) -> String? {
        people.first { $0.id == id }?.person.name
            ?? (navigator.path.dashboard?.person).flatMap { $0.id == id ? $0.name : nil }
    }

    // On the list: the marked person, or the first.
    public var selected: PersonSummary? {
        let found = foundPeople
        return found.first { $0.id == markedID } ?? found.first
    }

    // The person shown or, on the list, marked. Plain mode marks none, and asks.
    var currentPerson: Person? {
        navigator.path.dashboard?.person
            ?? (path.isEmpty ? people.first { $0.id == markedID }?.person : nil)
    }
}

extension People {
    func reduceChild(_ action: Navigator.Action) async {
        switch action {
        case .onChangeRecord(let id, let preview):
            await announceChange(of: id, preview)

        // A notice of the screen below does not belong to the new one.
        case .onPush:
            if undo.notice != nil { await undo.send(.onDismissNotice) }

        case .restoration(.restoreResponse(.success)):
            await load()

        case .task, .onChangePath, .onChangeSettings, .onChangeData, .firstPersonChosen,
            .newPersonChosen, .personChosen, .destinationChosen, .dayChosen, .settingChosen,
            .restoreButtonTapped, .firstLaunch, .personBMI, .dashboard, .history, .preferences,
            .restoration, .import:
            break
        }
    }

    func reduceChild(_ action: PersonChooser.Action) async {
        switch action {
        case .onChangePeople, .onChangeQuery:
            break

        case .personButtonTapped(let person):
            personChooser = nil
            await navigator.send(.personChosen(person))

        case .newPersonButtonTapped:
            personChooser = nil
            await navigator.send(.destinationChosen(.newPerson, of: nil))

        case .onDismiss:
            personChooser = nil
        }
    }

    func reduceChild(_ action: Undo.Action) async {
        switch action {
        case .undoResponse(_, .success(.done(let change))),
            .undoResponse(_, .success(.finished(let change))):
            await navigator.send(.onChangeData(change))
            await load()

        case .undoResponse:
            await navigator.send(.onChangeData(nil))
            await load()

        case .task, .onLaunch, .onChangeData, .noticeResponse, .undoButtonTapped, .redoButtonTapped,
            .questionConfirmButtonTapped, .questionCancelButtonTapped, .onDismissNotice,
            .failureConfirmButtonTapped:
            break
        }
    }

    // An open form stays until it is saved or left; then the list is shown.
    func leaveDepartedPerson() async {
        guard case .confirmed(let person) = departure.stage, !isEditing else { return }
        await departure.send(.onLeave)
        guard navigator.path.dashboard?.person.id == person.id, await navigator.isGone(person)
        else { return }
        await navigator.send(.onChangePath([], hasPeople: !people.isEmpty))
    }

    func announceChange(of id: UUID, _ preview: ImportPreview? = nil) async {
        await undo.send(
            .onChangeData(
                of: id,
                refusedCount: preview?.refusedCount ?? 0,
                replacedHeightCount: preview?.replacedHeightCount ?? 0
            )
        )
        await load()
    }

    func reduceChild(_ action: PersonEditor.Action) async {
        switch action {
        case .saveResponse(.success(let person)), .deletion(.deleteResponse(.success(let person))):
            personEditor = nil
            await announceChange(of: person.id)

        case .form(.cancelButtonTapped), .form(.discardButtonTapped):
            if personEditor?.form.isPresentedDiscard != true { personEditor = nil }

        case .form, .saveResponse(.failure), .sexPickerSelected, .deletion, .heightRevision:
            break
        }
    }
}

extension People {
    func shows(_ keys: Set<String>) -> Bool {
        keys.containPeople || keys.containSettings || isListed && keys.containHistory
    }

    func content() -> @Sendable () throws -> Loaded<PersonSummary> {
        { [draftService, personService, settingsService, settings, isListed, today] in
            var people =
                isListed
                ? try personService.loadBoard(settings: settings, today: today)
                : try personService.loadNames()
            people.problems += settingsService.problems() + draftService.problems()
            if isListed { people.problems += personService.unlistedHistories() }
            return people
        }
    }

    func receive(_ loaded: Loaded<PersonSummary>) async {
        people = loaded.values
        problems = loaded.problems
        isComplete = isListed
        await personChooser?.send(.onChangePeople(people))
        if !olderProblems.isEmpty { await checkOlder() }
    }

    func checkOlder() async {
        guard isListed else { return }
        olderProblems = await workerClient.run(isAwaited: false) {
            [personService, people, today] in
            personService.olderProblems(of: people.map(\.person), today: today)
        }
    }

    // Weigh-ins are only read for the list: completes them when the user comes back to it.
    func completeIfListed() async {
        if isListed, !isComplete, loadingState == .loaded { await load() }
    }

    private var isListed: Bool { navigator.path.screens.isEmpty || personChooser != nil }
}

// The first screen, and drafts that a former run has left.
extension People {
    func start() async {
        await keyboard.send(.task)
        await navigator.send(.task)
        await reduceLoading(.task)
        // If the people cannot be read, no draft can be opened, and the list shows the failure.
        if loadingState == .loaded {
            await drafts.send(.task)
            if people.isEmpty, problems.isEmpty, navigator.path.isEmpty { await pushSteps() }
        }
        await undo.send(.onLaunch)
    }

    func reduceChild(_ action: DraftOffer.Action) async {
        switch action {
        case .openButtonTapped(let left) where left.draft.isOfNewPerson:
            await navigator.send(
                people.isEmpty ? .firstPersonChosen(left.draft) : .newPersonChosen(left.draft)
            )

        case .openButtonTapped(let left):
            await openForm(left)

        case .task, .loadResponse, .discardButtonTapped, .laterButtonTapped, .onOpenForm,
            .onCloseForm:
            break
        }
    }

    // The next draft is offered when the form of this one closes.
    func offerNextDraft() async {
        if drafts.isWaiting, !isFormShown { await drafts.send(.onCloseForm) }
        // A user who has opened another form is not interrupted.
        if drafts.offered != nil, isFormShown { await drafts.send(.onOpenForm) }
    }

    private func openForm(_ left: LeftDraft) async {
        guard let person = left.person else { return }
        if navigator.path.count != 1 || navigator.path.dashboard?.person.id != person.id {
            await navigator.send(.personChosen(person))
        }
        await navigator.path.dashboard?.send(.onOpenDraft(left))
    }

    private var isFormShown: Bool { navigator.path.isFormShown || personEditor != nil }

    // Without any person, the program starts with the steps of a new one.
    func pushSteps() async {
        if let left = drafts.drafts.first(where: \.draft.isOfNewPerson) {
            return await drafts.send(.openButtonTapped(left))
        }
        if drafts.drafts.isEmpty { await navigator.send(.firstPersonChosen(nil)) }
    }
}
