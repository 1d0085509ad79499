public import DataSource

extension AppDependencies {
    public static func testDependencies(
        appStateClient: AppStateClient = .testValue,
        clockClient: ClockClient = .testValue,
        dateClient: DateClient = .testValue,
        fileClient: FileClient = .testValue,
        fileWatchClient: FileWatchClient = .testValue,
        gitClient: GitClient = .testValue,
        localTimeClient: LocalTimeClient = .testValue,
        localeClient: LocaleClient = .testValue,
        logClient: LogClient = .testValue,
        processInfoClient: ProcessInfoClient = .testValue,
        dataFolderClient: DataFolderClient = .testValue,
        uuidClient: UUIDClient = .testValue,
        workerClient: WorkerClient = .testValue
    ) -> AppDependencies {
        AppDependencies(
            appStateClient: appStateClient,
            clockClient: clockClient,
            dateClient: dateClient,
            fileClient: fileClient,
            fileWatchClient: fileWatchClient,
            gitClient: gitClient,
            localTimeClient: localTimeClient,
            localeClient: localeClient,
            logClient: logClient,
            processInfoClient: processInfoClient,
            dataFolderClient: dataFolderClient,
            uuidClient: uuidClient,
            workerClient: workerClient
        )
    }
}
