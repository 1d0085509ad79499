public import DataSource
public import Essentials
public import Observation

// Screens above the list of people.
@MainActor @Observable public final class Navigator: Composable {
    public let appDependencies: AppDependencies
    let personService: PersonService
    let settingsRepository: SettingsRepository
    let settingsService: SettingsService

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
        settingsRepository = SettingsRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
        settingsService = SettingsService(appDependencies)
        self.path = path
        self.settings = settings
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onChangePath(let path, let isAlone):
            await changePath(to: path, isAlone: isAlone)

        case .task:
            await loadSettings()
            await pushFirstShownIfNeeded()

        case .onChangeSettings:
            await loadSettings()

        case .onChangeData(let change):
            if let change { await closeIfGone(change.personID) }
            for screen in path { await screen.reload() }
            if let change { for screen in path { await screen.mark(change.recordID) } }

        case .newPersonChosen(nil, _):
            await pushSteps()

        case .newPersonChosen(let draft?, let isAlone):
            await openNewPerson(draft, isAlone: isAlone)

        case .personChosen(let person):
            await open(person)

        case .destinationChosen(let destination, let person):
            await go(to: destination, of: person)

        case .dayChosen(let day):
            leaveToDashboard()
            await pushHistory(marking: day)

        case .settingChosen(let setting):
            await change(setting)

        case .restoreButtonTapped(let damages):
            await pushRestoration(damages)

        case .onPush, .changeResponse:
            break

        case .personBMI(let action):
            await reduceChild(action)

        case .dashboard(let action):
            await reduceChild(action)

        case .history(let action):
            await reduceChild(action)

        case .trends(let action):
            await reduceChild(action)

        case .preferences(let action):
            await reduceChild(action)

        case .restoration(let action):
            await reduceChild(action)

        case .import(let action):
            await reduceChild(action)

        case .export:
            break
        }
    }

    public enum Action: Sendable {
        case task
        case onChangePath([Path], isAlone: Bool = false)
        case onChangeSettings
        // `nil` if everything may have changed.
        case onChangeData(DataChange?)
        // `nil` for the steps of the first launch.
        case newPersonChosen(FormDraft?, isAlone: Bool)
        case personChosen(Person)
        case destinationChosen(Destination, of: Person?)
        case dayChosen(Day)
        case settingChosen(Preferences.Action)
        case restoreButtonTapped([StorageError])
        case onPush
        case changeResponse(UUID, ImportPreview?)
        case personBMI(PersonBMI.Action)
        case dashboard(Dashboard.Action)
        case history(History.Action)
        case trends(Trends.Action)
        case preferences(Preferences.Action)
        case restoration(Restoration.Action)
        case `import`(Import.Action)
        case export(Export.Action)
    }
}
