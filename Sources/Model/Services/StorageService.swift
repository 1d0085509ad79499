import DataSource

// Location of the data, and checks before anything is written there.
public struct StorageService: Sendable {
    private let storageRepository: StorageRepository

    public init(_ appDependencies: AppDependencies) {
        storageRepository = appDependencies.storageRepository
    }

    public var folder: String { storageRepository.folder }

    // For what the other machines do not share.
    public var machineFolder: String { storageRepository.machineFolder }

    // A folder with only foreign files, in which nothing is written before the user confirms.
    public func foreignFolder() -> String? {
        storageRepository.foreignFolder()
    }

    func adoptFolder() throws(StorageError) {
        try storageRepository.adoptFolder()
    }

    // True if the path leads into the data folder, also by links.
    public func holds(_ path: String) -> Bool {
        storageRepository.holds(path)
    }

    // Keys of files that other processes change; ends at once if they cannot be watched.
    public func changes() -> AsyncStream<Set<String>> {
        storageRepository.changes()
    }

    // A failure is ignored: it can be done another day.
    public func sweep() {
        try? storageRepository.sweep()
    }
}
