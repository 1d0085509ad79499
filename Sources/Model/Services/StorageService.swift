import DataSource

// Where the data is, and what has to be settled before anything is written to it.
public struct StorageService: Sendable {
    private let storageRepository: StorageRepository

    public init(_ appDependencies: AppDependencies) {
        storageRepository = StorageRepository(
            appDependencies.userDefaultsClient,
            appDependencies.dateClient,
            appDependencies.fileWatchClient
        )
    }

    public var folder: String { storageRepository.folder }

    // Where somebody else's things are and none of ours, nothing is written.
    public func foreignFolder() -> String? {
        storageRepository.foreignFolder()
    }

    // Whether a path leads into the folder, by whatever way.
    public func holds(_ path: String) -> Bool {
        storageRepository.holds(path)
    }

    // Files that another process changes, by their keys; ends at once where they cannot be watched.
    public func changes() -> AsyncStream<Set<String>> {
        storageRepository.changes()
    }

    // Whatever hinders it, it can be done another day.
    public func sweep() {
        try? storageRepository.sweep()
    }
}
