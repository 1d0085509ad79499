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

    // A client that builds on others gets those that stand here.
    public init(
        appStateClient: AppStateClient = .liveValue,
        clockClient: ClockClient = .liveValue,
        dateClient: DateClient = .liveValue,
        fileClient: FileClient = .liveValue,
        fileWatchClient: FileWatchClient? = nil,
        localTimeClient: LocalTimeClient = .liveValue,
        localeClient: LocaleClient? = nil,
        logClient: LogClient = .liveValue,
        processInfoClient: ProcessInfoClient = .liveValue,
        userDefaultsClient: UserDefaultsClient? = nil,
        uuidClient: UUIDClient = .liveValue,
        workerClient: WorkerClient? = nil
    ) {
        self.appStateClient = appStateClient
        self.clockClient = clockClient
        self.dateClient = dateClient
        self.fileClient = fileClient
        self.fileWatchClient = fileWatchClient ?? .live(processInfoClient)
        self.localTimeClient = localTimeClient
        self.localeClient = localeClient ?? .live(processInfoClient)
        self.logClient = logClient
        self.processInfoClient = processInfoClient
        self.userDefaultsClient =
            userDefaultsClient
            ?? .live(processInfoClient, dateClient, localTimeClient, appStateClient)
        self.uuidClient = uuidClient
        self.workerClient = workerClient ?? .live(processInfoClient)
    }
}
