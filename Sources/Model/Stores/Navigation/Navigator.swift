public import DataSource
public import Essentials
public import Observation

// Screens above the list of people.
@MainActor @Observable public final class Navigator: Composable {
    public let appDependencies: AppDependencies
    let personService: PersonService
    let settingsService: SettingsService

    // The path to restore when the form of the dashboard closes; `nil` if it was opened there.
    @ObservationIgnored var origin: [Path]? = nil
    public var path: [Path]
    public var settings: Settings
    @ObservationIgnored public internal(set) var action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        path: [Path] = [],
        settings: Settings = Settings(),
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        personService = PersonService(appDependencies)
        settingsService = SettingsService(appDependencies)
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
            if let change { await closeIfGone(change.personID) }
            for screen in path { await screen.row.reload() }
            if let change { for screen in path { await screen.row.mark(change.recordID) } }

        case .firstPersonChosen:
            await pushSteps()

        case .newPersonChosen(let draft):
            path = [.personBMI(makePersonBMI(formDraft: draft))]

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

        case .personBMI(let action): await reduceChild(action)
        case .dashboard(let action):
            await reduceChild(action)
            await returnToOrigin()

        case .history(let action): await reduceChild(action)
        case .preferences(let action): await reduceChild(action)
        case .import(let action): await reduceChild(action)
        case .onPush, .onChangeRecord, .restoration: break
        }
    }

    var factory: ScreenFactory { ScreenFactory(navigator: self) }

    public enum Action: Sendable {
        case task
        case onChangePath([Path], hasPeople: Bool)
        case onChangeSettings
        // `nil` if everything may have changed.
        case onChangeData(DataChange?)
        case firstPersonChosen
        case newPersonChosen(FormDraft)
        case personChosen(Person)
        case destinationChosen(Destination, of: Person?)
        case dayChosen(Day, of: Person?)
        case settingChosen(Preferences.Action)
        case restoreButtonTapped([StorageError])
        // For the parent; the navigator itself does nothing.
        case onPush
        case onChangeRecord(UUID, ImportPreview?)
        case personBMI(PersonBMI.Action)
        case dashboard(Dashboard.Action)
        case history(History.Action)
        case preferences(Preferences.Action)
        case restoration(Restoration.Action)
        case `import`(Import.Action)
    }
}
