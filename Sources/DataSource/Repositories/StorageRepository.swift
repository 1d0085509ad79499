public struct StorageRepository: Sendable {
    private let userDefaultsClient: UserDefaultsClient
    private let fileWatchClient: FileWatchClient
    private let personRepository: PersonRepository

    public init(
        _ userDefaultsClient: UserDefaultsClient,
        _ dateClient: DateClient,
        _ fileWatchClient: FileWatchClient
    ) {
        self.userDefaultsClient = userDefaultsClient
        self.fileWatchClient = fileWatchClient
        personRepository = PersonRepository(userDefaultsClient, dateClient)
    }

    // The weigh-ins of a deleted person wait where they are, in case the person is taken back.
    public func tidy() throws(StorageError) {
        try userDefaultsClient.tidy()
        for personID in try personRepository.deletedLongAgo() {
            try userDefaultsClient.putAway(.history(of: personID))
        }
    }

    public func changes() -> AsyncStream<Set<String>> {
        fileWatchClient.changes()
    }
}
