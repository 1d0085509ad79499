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

// Repositories of several Services.
extension AppDependencies {
    var personRepository: PersonRepository { PersonRepository(dataFolderClient, dateClient) }
    var recoveryRepository: RecoveryRepository { RecoveryRepository(dataFolderClient, dateClient) }
    var settingsRepository: SettingsRepository { SettingsRepository(dataFolderClient, dateClient) }
    var weighInRepository: WeighInRepository { WeighInRepository(dataFolderClient, dateClient) }
    var storageRepository: StorageRepository {
        StorageRepository(dataFolderClient, dateClient, fileWatchClient)
    }
    var undoRepository: UndoRepository {
        UndoRepository(dataFolderClient, dateClient, localTimeClient)
    }
}
