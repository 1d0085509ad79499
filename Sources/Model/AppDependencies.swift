public import DataSource

public struct AppDependencies: Sendable {
    public static let shared = AppDependencies()

    private var clients: Shared<Clients>

    public var appStateClient: AppStateClient {
        get { clients.value.appStateClient }
        set { clients.value.appStateClient = newValue }
    }

    public var clockClient: ClockClient {
        get { clients.value.clockClient }
        set { clients.value.clockClient = newValue }
    }

    public var dateClient: DateClient {
        get { clients.value.dateClient }
        set { clients.value.dateClient = newValue }
    }

    public var fileClient: FileClient {
        get { clients.value.fileClient }
        set { clients.value.fileClient = newValue }
    }

    public var fileWatchClient: FileWatchClient {
        get { clients.value.fileWatchClient }
        set { clients.value.fileWatchClient = newValue }
    }

    public var gitClient: GitClient {
        get { clients.value.gitClient }
        set { clients.value.gitClient = newValue }
    }

    public var localTimeClient: LocalTimeClient {
        get { clients.value.localTimeClient }
        set { clients.value.localTimeClient = newValue }
    }

    public var localeClient: LocaleClient {
        get { clients.value.localeClient }
        set { clients.value.localeClient = newValue }
    }

    public var logClient: LogClient {
        get { clients.value.logClient }
        set { clients.value.logClient = newValue }
    }

    public var processInfoClient: ProcessInfoClient {
        get { clients.value.processInfoClient }
        set { clients.value.processInfoClient = newValue }
    }

    public var dataFolderClient: DataFolderClient {
        get { clients.value.dataFolderClient }
        set { clients.value.dataFolderClient = newValue }
    }

    public var uuidClient: UUIDClient {
        get { clients.value.uuidClient }
        set { clients.value.uuidClient = newValue }
    }

    public var workerClient: WorkerClient {
        get { clients.value.workerClient }
        set { clients.value.workerClient = newValue }
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
        clients = Shared(
            Clients(
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
        )
    }
}

// Behind a reference: each Store and View with dependencies would copy over 60 words.
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
