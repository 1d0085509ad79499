public import DataSource

public struct SettingsService: Sendable {
    private let localeClient: LocaleClient
    private let processInfoClient: ProcessInfoClient
    private let settingsRepository: SettingsRepository

    public init(_ appDependencies: AppDependencies) {
        localeClient = appDependencies.localeClient
        processInfoClient = appDependencies.processInfoClient
        settingsRepository = SettingsRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient
        )
    }

    public func load() throws(StorageError) -> Settings {
        try settingsRepository.load()
    }

    public func problems() -> [StorageError] {
        settingsRepository.problems()
    }

    // Whatever hinders reading them leaves them as they were.
    func newest(_ settings: Settings) -> Settings {
        (try? load()) ?? settings
    }

    public func save(_ new: Settings, replacing old: Settings) throws(StorageError) {
        try settingsRepository.save(new, replacing: old)
    }

    public func scheme(of settings: Settings) -> Scheme {
        settings.scheme ?? (language(of: settings) == .japanese ? .jasso : .who)
    }

    public func language(of settings: Settings) -> Language {
        settings.language ?? Language(localeIdentifier: localeClient.identifier())
    }

    // What was said at the start goes before what is kept.
    public func characters(of settings: Settings) -> CharacterChoice {
        let variable = processInfoClient.environment(.asciiVariable) ?? ""
        return variable.isEmpty ? settings.characters : .ascii
    }
}
