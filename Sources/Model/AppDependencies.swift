public import DataSource

public struct AppDependencies: Sendable {
    public static let shared = AppDependencies()

    public var appStateClient: AppStateClient
    public var dateClient: DateClient
    public var fileWatchClient: FileWatchClient
    public var localTimeClient: LocalTimeClient
    public var localeClient: LocaleClient
    public var processInfoClient: ProcessInfoClient
    public var userDefaultsClient: UserDefaultsClient
    public var uuidClient: UUIDClient

    public init(
        appStateClient: AppStateClient = .liveValue,
        dateClient: DateClient = .liveValue,
        fileWatchClient: FileWatchClient = .liveValue,
        localTimeClient: LocalTimeClient = .liveValue,
        localeClient: LocaleClient = .liveValue,
        processInfoClient: ProcessInfoClient = .liveValue,
        userDefaultsClient: UserDefaultsClient = .liveValue,
        uuidClient: UUIDClient = .liveValue
    ) {
        self.appStateClient = appStateClient
        self.dateClient = dateClient
        self.fileWatchClient = fileWatchClient
        self.localTimeClient = localTimeClient
        self.localeClient = localeClient
        self.processInfoClient = processInfoClient
        self.userDefaultsClient = userDefaultsClient
        self.uuidClient = uuidClient
    }
}
