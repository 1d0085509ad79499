public import DataSource
public import Essentials
public import Observation

// Screens above the list of people.
@MainActor @Observable public final class Navigator: Composable {
    public let appDependencies: AppDependencies
    var personService: PersonService { PersonService(appDependencies) }
    var settingsService: SettingsService { SettingsService(appDependencies) }

    // The path to restore when the form of the dashboard closes; `nil` if it was opened there.
    @ObservationIgnored var origin: [Path]?
    public var path: [Path]
    public var settings: Settings
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        origin: [Path]? = nil,
        path: [Path] = [],
        settings: Settings = Settings(),
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.origin = origin
        self.path = path
        self.settings = settings
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await loadSettings()
            await pushFirstShownIfNeeded()

        case .onChangePath(let path, let hasPeople):
            await changePath(to: path, hasPeople: hasPeople)

        case .onChangeSettings:
            await loadSettings()

        case .onChangeData(let change):
            if let id = change?.personID { await closeIfGone(id) }
            if case .changedSettings = change { await loadSettings() }
            for screen in path { await screen.row.reload() }
            if let id = change?.recordID { for screen in path { await screen.row.mark(id) } }

        case .firstPersonChosen(let draft):
            await pushFirstLaunch(draft)

        case .newPersonChosen(let draft):
            path = [.personBMI(makePersonBMI(draft))]

        case .personChosen(let person):
            await open(person)

        case .destinationChosen(let destination, let person):
            await go(to: destination, of: person)

        case .dayChosen(let day, let person):
            await pushHistory(of: person, marking: day)

        case .settingChosen(let setting):
            await change(setting)

        case .restoreButtonTapped(let damages):
            await push(.restoration(factory.restoration(damages)))

        case .restoration(.restoreResponse(.success)):
            await loadSettings()
            await path.dashboard?.send(.loading(.onChangeData))

        case .firstLaunch(.saveResponse):
            if case .firstLaunch(let launch) = path.last { settings = launch.settings }

        case .firstLaunch(.tutorialImportButtonTapped):
            await go(to: .import)

        case .firstLaunch(.onAskAllAtOnce):
            if case .firstLaunch(let launch) = path.last { path = [.personBMI(launch.personBMI)] }

        case .personBMI(.saveResponse(.success(let person))):
            await open(person)
            await send(.onChangeRecord(person.id, nil))

        // The form asks first if something was typed, and may have closed already.
        case .personBMI(.form(.cancelButtonTapped)), .personBMI(.form(.discardButtonTapped)):
            if path.newPerson?.form.isPresentedDiscard == false { path.removeLast() }

        case .dashboard(.weighInEditor(let action)):
            if case .saveResponse(.success(let weighIn)) = action {
                await send(.onChangeRecord(weighIn.id, nil))
            }
            await returnToOrigin()

        case .dashboard(.deletion(.deleteResponse(.success(let weighIn)))):
            await send(.onChangeRecord(weighIn.id, nil))

        case .dashboard(.personEditor(.deletion(.deleteResponse(.success(let person))))):
            await open(nil)
            await send(.onChangeRecord(person.id, nil))

        case .dashboard(.personEditor(let action)):
            if case .saveResponse(.success(let person)) = action {
                await send(.onChangeRecord(person.id, nil))
            }
            await returnToOrigin()

        case .history(.weighInEditor(.saveResponse(.success(let weighIn)))),
            .history(.deletion(.deleteResponse(.success(let weighIn)))),
            .history(.move(.moveResponse(.success(.moved(let weighIn))))):
            await send(.onChangeRecord(weighIn.id, nil))
            await path.dashboard?.send(.loading(.onChangeData))

        case .preferences(.saveResponse(.success(let settings))):
            self.settings = settings
            await path.dashboard?.send(.loading(.onChangeData))

        // Shows the person if the imported data is of only one.
        case .import(.importResponse(.success(.imported(let id, let person)))):
            let preview: ImportPreview? =
                if case .import(let store) = path.last { store.preview } else { nil }
            if let person { await open(person) } else { path = [] }
            await send(.onChangeRecord(id, preview))

        case .onPush, .onChangeRecord, .firstLaunch, .personBMI, .dashboard, .history,
            .preferences, .restoration, .import:
            break
        }
    }

    var factory: ScreenFactory { ScreenFactory(navigator: self) }

    public indirect enum Action: Sendable {
        case task
        case onChangePath([Path], hasPeople: Bool)
        case onChangeSettings
        // `nil` if everything may have changed.
        case onChangeData(DataChange?)
        case firstPersonChosen(FormDraft?)
        case newPersonChosen(FormDraft)
        case personChosen(Person)
        case destinationChosen(Destination, of: Person?)
        case dayChosen(Day, of: Person?)
        case settingChosen(SettingChange)
        case restoreButtonTapped([StorageError])
        // For the parent; the navigator itself does nothing.
        case onPush
        case onChangeRecord(UUID, ImportPreview?)
        case firstLaunch(FirstLaunch.Action)
        case personBMI(PersonBMI.Action)
        case dashboard(Dashboard.Action)
        case history(History.Action)
        case preferences(Preferences.Action)
        case restoration(Restoration.Action)
        case `import`(Import.Action)
    }
}

// How a new person begins and ends: in a form, which the first launch shows in steps.
extension Navigator {
    // A draft was left by an earlier launch, which has shown the tutorial.
    func pushFirstLaunch(_ draft: FormDraft?) async {
        let isFirst = await workerClient.run { [settingsService] in
            draft == nil && settingsService.beginFirstLaunch()
        }
        if isFirst { settings = settingsService.proposal() }
        let launch = FirstLaunch(
            appDependencies,
            personBMI: makePersonBMI(draft),
            isPresentedTutorial: isFirst,
            action: { [weak self] in await self?.send(.firstLaunch($0)) }
        )
        path = []
        await push(.firstLaunch(launch))
        if draft != nil { await launch.send(.onOpenDraft) }
    }

    func makePersonBMI(_ draft: FormDraft? = nil) -> PersonBMI {
        var person = Person.empty
        person.id = draft?.personID ?? personService.makeID()
        return PersonBMI(
            appDependencies,
            person: person,
            settings: settings,
            formDraft: draft,
            action: { [weak self] in await self?.send(.personBMI($0)) }
        )
    }
}

extension Navigator {
    // A form with unsaved input asks first.
    func changePath(to path: [Path], hasPeople: Bool) async {
        guard path.count < self.path.count else {
            self.path = path
            return
        }
        switch self.path.last {
        // Back leads to the previous step; the first step is only left if there are people.
        case .firstLaunch(let launch) where launch.step != .units || !hasPeople:
            await launch.send(.backButtonTapped)
        case .personBMI(let store) where store.isEdited:
            await store.send(.form(.cancelButtonTapped))
        default:
            self.path = path
        }
    }

    func push(_ screen: Path) async {
        path.append(screen)
        await send(.onPush)
    }

    // Shows the list if there is no person, also at the next start.
    func open(_ person: Person?) async {
        origin = nil
        path = person.map { [.dashboard(factory.dashboard(of: $0))] } ?? []
        await workerClient.run { [settingsService] in settingsService.lastPersonID = person?.id }
    }

    // Leaves the screens above the dashboard of the person shown, or opens that of another.
    func show(_ person: Person?) async -> Dashboard? {
        if path.dashboard != nil {
            path = Array(path.prefix(1))
        } else if let person {
            await open(person)
        }
        return path.dashboard
    }

    func openForm(_ action: Dashboard.Action, of person: Person?) async {
        let begun = path
        guard let dashboard = await show(person) else { return }
        origin = path == begun ? nil : begun
        await dashboard.send(action)
    }

    // Once a form has closed. The screens were not in the path when it saved, so they load again.
    func returnToOrigin() async {
        guard let origin, path.count == 1, !path.isEditing else { return }
        (self.origin, path) = (nil, origin)
        for screen in origin.dropFirst() { await screen.row.reload() }
    }

    func pushHistory(of person: Person? = nil, marking day: Day? = nil) async {
        guard let dashboard = await show(person) else { return }
        await push(.history(factory.history(of: dashboard, marking: day)))
    }

    // Opens the person shown last, or the only one, without the list. If people cannot be read, the
    // list stays open, which says why.
    func pushFirstShownIfNeeded() async {
        guard path.isEmpty else { return }
        let person = await workerClient.run { [settingsService, personService] in
            (try? personService.loadFirstShown(last: settingsService.lastPersonID)) ?? nil
        }
        if let person { await push(.dashboard(factory.dashboard(of: person))) }
    }

    func closeIfGone(_ id: Person.ID) async {
        guard let person = path.dashboard?.person, person.id == id, await isGone(person) else {
            return
        }
        await open(nil)
    }

    // Without an answer the person stays; the open screen says why its data cannot be read.
    func isGone(_ person: Person) async -> Bool {
        await workerClient.run { [personService] in (try? personService.isGone(person)) == true }
    }

    // Keeps the current settings if reading fails.
    func loadSettings() async {
        settings = await workerClient.run { [settingsService, settings] in
            settingsService.newest(settings)
        }
    }

    func change(_ setting: SettingChange) async {
        let shown: Preferences? = if case .preferences(let store) = path.last { store } else { nil }
        let preferences = shown ?? factory.preferences()
        await preferences.send(.loading(.onRefresh))
        await preferences.send(.settingPickerSelected(setting))
        // The settings screen shows the failure.
        if shown == nil, preferences.attempt != .idle { await push(.preferences(preferences)) }
    }
}
