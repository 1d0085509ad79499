public import DataSource

public struct AppDependencies: Sendable {
    public static let shared = AppDependencies()

    public var appStateClient: AppStateClient
    public var clockClient: ClockClient
    public var dateClient: DateClient
    public var fileClient: FileClient
    public var fileWatchClient: FileWatchClient
    public var localTimeClient: LocalTimeClient
    public var localeClient: LocaleClient
    public var logClient: LogClient
    public var processInfoClient: ProcessInfoClient
    public var userDefaultsClient: UserDefaultsClient
    public var uuidClient: UUIDClient
    public var workerClient: WorkerClient

    public init(
        appStateClient: AppStateClient = .liveValue,
        clockClient: ClockClient = .liveValue,
        dateClient: DateClient = .liveValue,
        fileClient: FileClient = .liveValue,
        fileWatchClient: FileWatchClient = .liveValue,
        localTimeClient: LocalTimeClient = .liveValue,
        localeClient: LocaleClient = .liveValue,
        logClient: LogClient = .liveValue,
        processInfoClient: ProcessInfoClient = .liveValue,
        userDefaultsClient: UserDefaultsClient = .liveValue,
        uuidClient: UUIDClient = .liveValue,
        workerClient: WorkerClient = .liveValue
    ) {
        self.appStateClient = appStateClient
        self.clockClient = clockClient
        self.dateClient = dateClient
        self.fileClient = fileClient
        self.fileWatchClient = fileWatchClient
        self.localTimeClient = localTimeClient
        self.localeClient = localeClient
        self.logClient = logClient
        self.processInfoClient = processInfoClient
        self.userDefaultsClient = userDefaultsClient
        self.uuidClient = uuidClient
        self.workerClient = workerClient
    }
}
