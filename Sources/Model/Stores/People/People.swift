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

    public let drafts: DraftOffer
    public let intake: Intake
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
    public var deletion: PersonDeletion?
    public var removedElsewhere: RemovedElsewhere?
    public var personChooser: PersonChooser?
    public var personEditor: PersonEditor?
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        deletion: PersonDeletion? = nil,
        removedElsewhere: RemovedElsewhere? = nil,
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
        weak var parent: People?
        drafts = DraftOffer(appDependencies, action: { await parent?.send(.drafts($0)) })
        intake = Intake(appDependencies, action: { await parent?.send(.intake($0)) })
        keyboard = Keyboard(appDependencies)
        navigator = Navigator(appDependencies, action: { await parent?.send(.navigator($0)) })
        storage = StorageNotices(appDependencies, action: { await parent?.send(.storage($0)) })
        undo = Undo(
            appDependencies,
            shownPersonID: { parent?.path.dashboard?.person.id },
            action: { await parent?.send(.undo($0)) }
        )
        self.deletion = deletion
        self.removedElsewhere = removedElsewhere
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
        parent = self
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
            await noticeRemoval()

        case .loading(let action): await reduceLoading(action)

        case .onIdle: await checkOlder()
        case .onChangeMark(let id): markedID = id

        case .onChangePath(let path):
            await navigator.send(.onChangePath(path, hasPeople: !people.isEmpty))

        case .personButtonTapped(let person): await navigator.send(.personChosen(person))

        case .editButtonTapped(let summary):
            personEditor = makePersonEditor(summary)
            await offerNextDraft()

        case .peopleButtonTapped:
            personChooser = PersonChooser(
                appDependencies,
                people: people,
                currentID: navigator.path.dashboard?.person.id,
                weightUnit: settings.weightUnit,
                action: { [weak self] in await self?.send(.personChooser($0)) }
            )
            await completeIfListed()

        case .destinationChosen(let destination, let person):
            await navigator.send(.destinationChosen(destination, of: person ?? currentPerson))

        case .dayChosen(let day): await navigator.send(.dayChosen(day, of: currentPerson))

        case .weightChosen(let text):
            // Enters the weight without saving it, so that the user sees its effect first.
            await send(.destinationChosen(.weighIn))
            await navigator.path.dashboard?.weighInEditor?.send(.form(.onType(text, into: .weight)))

        case .deleteButtonTapped(let person):
            deletion = PersonDeletion(
                appDependencies,
                person: person,
                action: { [weak self] in await self?.send(.deletion($0)) }
            )

        case .deletion(.deleteResponse(.success(let person))):
            deletion = nil
            await announceChange(of: person.id)

        case .deletion(.cancelButtonTapped), .deletion(.attempt(.cancelButtonTapped)):
            deletion = nil

        case .removedElsewhere(.bringBackResponse(.success(let person))):
            removedElsewhere = nil
            await announceChange(of: person.id)

        case .removedElsewhere(.confirmButtonTapped): await leaveDepartedPerson()

        case .navigator(.onChangeRecord(let id, let preview)):
            let (refused, heights) = (preview?.refusedCount, preview?.replacedHeightCount)
            await announceChange(of: id, refused: refused ?? 0, replacedHeights: heights ?? 0)

        // A notice of the screen below does not belong to the new one.
        case .navigator(.onPush): if undo.notice != nil { await undo.send(.onDismissNotice) }

        case .navigator(.restoration(.restoreResponse(.success))): await load()
        case .navigator: await followScreens()

        case .personChooser(.personButtonTapped(let person)):
            personChooser = nil
            await navigator.send(.personChosen(person))

        case .personChooser(.newPersonButtonTapped):
            personChooser = nil
            await navigator.send(.destinationChosen(.newPerson, of: nil))

        case .personChooser(.onDismiss): personChooser = nil

        case .personEditor(.saveResponse(.success(let person))),
            .personEditor(.deletion(.deleteResponse(.success(let person)))):
            personEditor = nil
            await announceChange(of: person.id)
            await followScreens()

        case .personEditor(.form(.cancelButtonTapped)), .personEditor(.form(.discardButtonTapped)):
            guard personEditor?.form.isPresentedDiscard != true else { break }
            personEditor = nil
            await followScreens()

        case .drafts(let action):
            if case .openButtonTapped(let left) = action { await open(left) }
            await offerNextDraft()

        case .intake(.takeResponse(.success(let outcome))):
            guard let id = outcome.changed else { break }
            await navigator.send(.onChangeData(nil))
            let left = outcome.left
            await undo.send(.onChangeData(of: id, left?.count ?? 0, in: left?.file))
            await load()

        case .undo(.undoResponse(_, let result)):
            await navigator.send(.onChangeData((try? result.get())?.change))
            await load()

        case .deletion, .removedElsewhere, .intake, .personChooser, .personEditor, .undo: break
        }
    }

    public var path: [Navigator.Path] { navigator.path }

    public var settings: Settings { navigator.settings }

    public var palette: Palette { Palette(people: self) }

    public indirect enum Action: HasLoadingAction {
        case task
        case loading(LoadingAction<Loaded<PersonSummary>>)
        case onIdle
        case onChangeMark(Person.ID)
        case onChangePath([Navigator.Path])
        case personButtonTapped(Person)
        case editButtonTapped(PersonSummary)
        case personEditor(PersonEditor.Action)
        case deleteButtonTapped(Person)
        case deletion(PersonDeletion.Action)
        case peopleButtonTapped
        case personChooser(PersonChooser.Action)
        case destinationChosen(Destination, of: Person? = nil)
        case dayChosen(Day)
        case weightChosen(String)
        case navigator(Navigator.Action)
        case removedElsewhere(RemovedElsewhere.Action)
        case drafts(DraftOffer.Action)
        case intake(Intake.Action)
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
    // Without an answer, no person counts as deleted; the screens say why data cannot be read.
    func noticeRemoval() async {
        guard let person = path.dashboard?.person,
            let isGone = await workerClient.run({ [personService] in
                try? personService.isGone(person)
            })
        else { return }
        if !isGone {
            removedElsewhere = nil
        } else if removedElsewhere?.person.id != person.id {
            removedElsewhere = RemovedElsewhere(
                appDependencies,
                person: person,
                action: { [weak self] in await self?.send(.removedElsewhere($0)) }
            )
        }
    }

    // An open form stays until it is saved or left; then the list is shown.
    func leaveDepartedPerson() async {
        guard let removedElsewhere, removedElsewhere.isConfirmed, !isEditing else { return }
        self.removedElsewhere = nil
        guard path.dashboard?.person.id == removedElsewhere.person.id,
            await navigator.isGone(removedElsewhere.person)
        else { return }
        await navigator.send(.onChangePath([], hasPeople: !people.isEmpty))
    }

    // Screens and forms may have opened or closed.
    private func followScreens() async {
        await leaveDepartedPerson()
        await completeIfListed()
        await offerNextDraft()
    }

    func announceChange(of id: UUID, refused: Int = 0, replacedHeights: Int = 0) async {
        await undo.send(.onChangeData(of: id, refused, replacedHeights))
        await load()
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

    // The next draft is offered when the form of this one closes.
    func offerNextDraft() async {
        if drafts.isWaiting, !isFormShown { await drafts.send(.onCloseForm) }
        // A user who has opened another form is not interrupted.
        if drafts.offered != nil, isFormShown { await drafts.send(.onOpenForm) }
    }

    private func open(_ left: LeftDraft) async {
        if left.draft.isOfNewPerson {
            return await navigator.send(
                people.isEmpty ? .firstPersonChosen(left.draft) : .newPersonChosen(left.draft)
            )
        }
        guard let person = left.person else { return }
        if navigator.path.count != 1 || navigator.path.dashboard?.person.id != person.id {
            await navigator.send(.personChosen(person))
        }
        await navigator.path.dashboard?.send(.onOpenDraft(left))
    }

    public func ageUnderTwenty(of person: Person) -> Int? {
        AgeService(appDependencies).ageUnderTwenty(of: person, on: today)
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
