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
            appDependencies.dateClient,
            appDependencies.fileWatchClient
        )
    }

    public func applicationDidFinishLaunching() {
        let isFirst = appStateClient.withLock { appState in
            defer { appState.hasAlreadyBootstrap = true }
            return !appState.hasAlreadyBootstrap
        }
        guard isFirst else { return }
        tidy()
        changes = Task { [appStateClient, storageRepository] in
            for await keys in storageRepository.changes() {
                appStateClient.send(\.changedKeys, keys)
            }
        }
    }

    public func applicationWillTerminate() {
        changes?.cancel()
    }

    private func tidy() {
        do throws(StorageError) {
            try storageRepository.tidy()
        } catch {
            // Whatever else hinders this hinders loading too, which tells the person.
            guard error.reason == .noLocks else { return }
            appStateClient.send(\.notice, error)
        }
    }
}
