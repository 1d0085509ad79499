public import DataSource

public struct SettingsService: Sendable {
    private let appStateClient: AppStateClient
    private let localeClient: LocaleClient
    private let processInfoClient: ProcessInfoClient
    private let settingsRepository: SettingsRepository

    public init(_ appDependencies: AppDependencies) {
        appStateClient = appDependencies.appStateClient
        localeClient = appDependencies.localeClient
        processInfoClient = appDependencies.processInfoClient
        settingsRepository = appDependencies.settingsRepository
    }

    public func load() throws(StorageError) -> Settings {
        try settingsRepository.load()
    }

    // Defaults for the first launch: the usual units of the region.
    public func proposal() -> Settings {
        switch Self.region(of: localeClient.identifier()) {
        case "US", "LR", "MM": Settings(weightUnit: .pounds, heightUnit: .feetAndInches)
        case "GB", "IE": Settings(weightUnit: .stones, heightUnit: .feetAndInches)
        default: Settings()
        }
    }

    // Proposes units until a weigh-in or a setting says them, as the first launch of the app does.
    public func loadOrPropose() throws(StorageError) -> Settings {
        try settingsRepository.load(proposing: proposal())
    }

    public func problems() -> [StorageError] {
        settingsRepository.problems()
    }

    public func isUnitLost() -> Bool {
        settingsRepository.isUnitLost()
    }

    // If this fails, the next weight is asked for with its unit.
    public func begin(_ settings: Settings) {
        try? settingsRepository.begin(settings)
    }

    // Falls back to the given settings if the file cannot be read.
    func newest(_ settings: Settings) -> Settings {
        (try? load()) ?? settings
    }

    public var lastPersonID: Person.ID? {
        get { settingsRepository.lastPersonID }
        nonmutating set { settingsRepository.lastPersonID = newValue }
    }

    // Returns true once in a process, until the tutorial is completed: if settings cannot be saved,
    // it must not come back on every return.
    func beginFirstLaunch() -> Bool {
        let isKnown = appStateClient.withLock { state in
            defer { state.hasAlreadyTutorial = true }
            return state.hasAlreadyTutorial
        }
        return !isKnown && !settingsRepository.hasAlreadyTutorial
    }

    func completeTutorial() {
        settingsRepository.hasAlreadyTutorial = true
    }

    public func save(_ new: Settings, replacing old: Settings) throws(StorageError) {
        try settingsRepository.save(new, replacing: old)
    }

    // Saves so that undo can take it back.
    func change(_ new: Settings, replacing old: Settings) throws(StorageError) {
        try settingsRepository.change(new, replacing: old)
    }

    public func make(_ change: SettingChange) throws(StorageError) -> Settings {
        var new = try loadOrPropose()
        change.make(&new)
        try self.change(new, replacing: load())
        // Also writes a unit that was only assumed.
        if change.setting == \Settings.weightUnit { begin(new) }
        return new
    }

    public func scheme(of settings: Settings) -> Scheme {
        settings.scheme ?? (language(of: settings) == .japanese ? .jasso : .who)
    }

    // CDC's percentiles are for the United States, WHO's for all other countries.
    public func growthReference(of settings: Settings) -> GrowthReference {
        if let reference = settings.growthReference { return reference }
        let identifier = localeClient.identifier()
        let isAmerican = identifier.hasPrefix("en") && Self.region(of: identifier) == "US"
        return isAmerican && language(of: settings) == .english ? .cdc : .who
    }

    public func language(of settings: Settings) -> Language {
        chosenLanguage(of: settings) ?? Language(localeIdentifier: localeClient.identifier())
    }

    // The environment variable overrides the saved language.
    public func chosenLanguage(of settings: Settings) -> Language? {
        let code = processInfoClient.environment(.languageVariable)
        return Language(code: code) ?? settings.language
    }

    public func characters(of settings: Settings) -> CharacterChoice {
        let variable = processInfoClient.environment(.asciiVariable) ?? ""
        return variable.isEmpty ? settings.characters : .ascii
    }

    private static func region(of identifier: String) -> Substring {
        identifier.prefix { $0 != "." && $0 != "@" }
            .split { $0 == "_" || $0 == "-" }
            .last { $0.count == 2 && $0.allSatisfy(\.isUppercase) } ?? ""
    }
}
