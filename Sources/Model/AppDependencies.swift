public import DataSource

public struct AppDependencies: Sendable {
    public static let shared = AppDependencies()

    // Each Store and View with dependencies would copy over 60 words.
    @Shared private var clients: Clients

    public var appStateClient: AppStateClient {
        get { clients.appStateClient }
        set { clients.appStateClient = newValue }
    }

    public var clockClient: ClockClient {
        get { clients.clockClient }
        set { clients.clockClient = newValue }
    }

    public var dateClient: DateClient {
        get { clients.dateClient }
        set { clients.dateClient = newValue }
    }

    public var fileClient: FileClient {
        get { clients.fileClient }
        set { clients.fileClient = newValue }
    }

    public var fileWatchClient: FileWatchClient {
        get { clients.fileWatchClient }
        set { clients.fileWatchClient = newValue }
    }

    public var gitClient: GitClient {
        get { clients.gitClient }
        set { clients.gitClient = newValue }
    }

    public var localTimeClient: LocalTimeClient {
        get { clients.localTimeClient }
        set { clients.localTimeClient = newValue }
    }

    public var localeClient: LocaleClient {
        get { clients.localeClient }
        set { clients.localeClient = newValue }
    }

    public var logClient: LogClient {
        get { clients.logClient }
        set { clients.logClient = newValue }
    }

    public var processInfoClient: ProcessInfoClient {
        get { clients.processInfoClient }
        set { clients.processInfoClient = newValue }
    }

    public var dataFolderClient: DataFolderClient {
        get { clients.dataFolderClient }
        set { clients.dataFolderClient = newValue }
    }

    public var uuidClient: UUIDClient {
        get { clients.uuidClient }
        set { clients.uuidClient = newValue }
    }

    public var workerClient: WorkerClient {
        get { clients.workerClient }
        set { clients.workerClient = newValue }
    }

    var now: LocalTime { localTimeClient.localTime(dateClient.now()) }

    // A client that depends on others is built on those given here by default.
    public init(
        appStateClient: AppStateClient = .liveValue,
        clockClient: ClockClient = .liveValue,
        dateClient: DateClient = .liveValue,
        fileClient: FileClient = .liveValue,
        fileWatchClient: FileWatchClient? = nil,
        gitClient: GitClient = .liveValue,
        localTimeClient: LocalTimeClient = .liveValue,
        localeClient: LocaleClient? = nil,
        logClient: LogClient = .liveValue,
        processInfoClient: ProcessInfoClient = .liveValue,
        dataFolderClient: DataFolderClient? = nil,
        uuidClient: UUIDClient = .liveValue,
        workerClient: WorkerClient? = nil
    ) {
        clients = Clients(
            appStateClient: appStateClient,
            clockClient: clockClient,
            dateClient: dateClient,
            fileClient: fileClient,
            fileWatchClient: fileWatchClient ?? .live(processInfoClient),
            gitClient: gitClient,
            localTimeClient: localTimeClient,
            localeClient: localeClient ?? .live(processInfoClient),
            logClient: logClient,
            processInfoClient: processInfoClient,
            dataFolderClient: dataFolderClient
                ?? .live(processInfoClient, dateClient, localTimeClient, appStateClient),
            uuidClient: uuidClient,
            workerClient: workerClient ?? .live(processInfoClient)
        )
    }
}

private struct Clients: Sendable {
    var appStateClient: AppStateClient
    var clockClient: ClockClient
    var dateClient: DateClient
    var fileClient: FileClient
    var fileWatchClient: FileWatchClient
    var gitClient: GitClient
    var localTimeClient: LocalTimeClient
    var localeClient: LocaleClient
    var logClient: LogClient
    var processInfoClient: ProcessInfoClient
    var dataFolderClient: DataFolderClient
    var uuidClient: UUIDClient
    var workerClient: WorkerClient
}
