public import DataSource
public import Observation

@MainActor @Observable public final class Preferences: LoadingStore {
    public let appDependencies: AppDependencies
    var personService: PersonService { PersonService(appDependencies) }
    var recoveryService: RecoveryService { RecoveryService(appDependencies) }
    var settingsService: SettingsService { SettingsService(appDependencies) }
    var undoService: UndoService { UndoService(appDependencies) }
    var watchService: WatchService { WatchService(appDependencies) }

    @ObservationIgnored var changes: ChangeObservation?
    @ObservationIgnored var unsaved: Settings?

    public var loadingState: LoadingState
    public var settings: Settings
    // The settings before each change on this screen.
    public var replaced: [Settings]
    public var people: [PersonSummary]
    public var today: Day
    public var newestBackup: Day?
    public var watchedFolders: [String]
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        loadingState: LoadingState = .loading,
        settings: Settings = Settings(),
        replaced: [Settings] = [],
        people: [PersonSummary] = [],
        unsaved: Settings? = nil,
        today: Day = .epoch,
        newestBackup: Day? = nil,
        watchedFolders: [String] = [],
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.loadingState = loadingState
        self.settings = settings
        self.replaced = replaced
        self.people = people
        self.unsaved = unsaved
        self.today = today
        self.newestBackup = newestBackup
        self.watchedFolders = watchedFolders
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .loading(let action):
            await reduceLoading(action)

        case .settingPickerSelected(let change):
            var new = settings
            change.make(&new)
            replaced.append(settings)
            unsaved = new
            await save()
            await sayUnit(change)

        case .undoButtonTapped:
            if let last = replaced.popLast() { await restore(last) }

        case .saveResponse(.success(let settings)):
            self.settings = settings

        case .saveResponse(.failure(let error)):
            attempt = Attempt(error)

        case .attempt(let action):
            await reduceAttempt(action, \.attempt) { _ in await save() }
        }
    }

    public struct Content: Sendable {
        public var settings: Settings
        public var people: [PersonSummary]
        public var newestBackup: Day?
        public var watchedFolders: [String]
    }

    public enum Action: HasLoadingAction {
        case loading(LoadingAction<Content>)
        case settingPickerSelected(SettingChange)
        case undoButtonTapped
        case saveResponse(Result<Settings, any Error>)
        case attempt(AttemptAction)
    }
}

extension Preferences {
    func shows(_ keys: Set<String>) -> Bool {
        // Any change may have made a backup.
        true
    }

    func content() -> @Sendable () throws -> Content {
        { [settingsService, recoveryService, personService, watchService] in
            Content(
                settings: try settingsService.load(),
                people: (try? personService.loadNames().values) ?? [],
                // A backup that cannot be listed is no reason to hide the settings.
                newestBackup: (try? recoveryService.newestBackupDay()) ?? nil,
                watchedFolders: ((try? watchService.folders()) ?? []).map(\.path)
            )
        }
    }

    public var language: Language { settingsService.language(of: settings) }

    // Classes used by default for the chosen language.
    public var languageScheme: Scheme {
        var settings = settings
        settings.scheme = nil
        return settingsService.scheme(of: settings)
    }

    public var languageReference: GrowthReference {
        var settings = settings
        settings.growthReference = nil
        return settingsService.growthReference(of: settings)
    }

    func receive(_ content: Content) async {
        today = now.day
        settings = content.settings
        people = content.people
        newestBackup = content.newestBackup
        watchedFolders = content.watchedFolders
    }

    // Also writes a unit that was only assumed, and so has not changed.
    private func sayUnit(_ change: SettingChange) async {
        guard change.setting == \Settings.weightUnit, change.isMade(settings) else { return }
        await workerClient.run { [settingsService, settings] in settingsService.begin(settings) }
    }

    func save() async {
        guard let unsaved else { return }
        await run(\.attempt, Action.saveResponse) { [settingsService, settings] in
            try settingsService.change(unsaved, replacing: settings)
            return unsaved
        }
    }

    // Takes the step of the change too, so that undo on the board does not meet it.
    private func restore(_ last: Settings) async {
        unsaved = last
        await run(\.attempt, Action.saveResponse) { [settingsService, undoService, settings] in
            if settings != last, case .changedSettings = undoService.next(.undo)?.change {
                _ = try undoService.run(.undo)
            }
            try settingsService.save(last, replacing: settings)
            return last
        }
    }
}

// A value that is chosen for a setting.
public struct SettingChange: Sendable {
    let setting: any PartialKeyPath<Settings> & Sendable
    let make: @Sendable (inout Settings) -> Void
    public let isMade: @Sendable (Settings) -> Bool

    public init<Value: Equatable & Sendable>(
        _ setting: any WritableKeyPath<Settings, Value> & Sendable,
        _ value: Value
    ) {
        self.setting = setting
        make = { $0[keyPath: setting] = value }
        isMade = { $0[keyPath: setting] == value }
    }
}
