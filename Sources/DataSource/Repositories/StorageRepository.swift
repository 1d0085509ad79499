public struct StorageRepository: Sendable {
    private let userDefaultsClient: UserDefaultsClient
    private let fileWatchClient: FileWatchClient

    public init(_ userDefaultsClient: UserDefaultsClient, _ fileWatchClient: FileWatchClient) {
        self.userDefaultsClient = userDefaultsClient
        self.fileWatchClient = fileWatchClient
    }

    public func tidy() throws(StorageError) {
        try userDefaultsClient.tidy()
    }

    public func changes() -> AsyncStream<Set<String>> {
        fileWatchClient.changes()
    }
}
