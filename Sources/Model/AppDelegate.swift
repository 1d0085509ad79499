import DataSource

@MainActor
public final class AppDelegate {
    private let appStateClient: AppStateClient
    private let storageRepository: StorageRepository
    private var changes: Task<Void, Never>?

    public convenience init() {
        self.init(.shared)
    }

    public init(_ appDependencies: AppDependencies) {
        appStateClient = appDependencies.appStateClient
        storageRepository = StorageRepository(
            appDependencies.userDefaultsClient,
            appDependencies.fileWatchClient
        )
    }

    public func applicationDidFinishLaunching() {
        let isFirst = appStateClient.withLock { appState in
            defer { appState.hasAlreadyBootstrap = true }
            return !appState.hasAlreadyBootstrap
        }
        guard isFirst else { return }
        // Whatever hinders this hinders loading too, which tells the person.
        try? storageRepository.tidy()
        changes = Task { [appStateClient, storageRepository] in
            for await keys in storageRepository.changes() {
                appStateClient.send(\.changedKeys, keys)
            }
        }
    }

    public func applicationWillTerminate() {
        changes?.cancel()
    }
}
