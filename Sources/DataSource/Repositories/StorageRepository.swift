import Essentials

public struct StorageRepository: Sendable {
    private let fileWatchClient: FileWatchClient
    private let personRepository: PersonRepository
    private var noted: NotedRecords { personRepository.noted }
    private var userDefaultsClient: UserDefaultsClient { noted.records.userDefaultsClient }

    public init(
        _ userDefaultsClient: UserDefaultsClient,
        _ dateClient: DateClient,
        _ fileWatchClient: FileWatchClient
    ) {
        self.fileWatchClient = fileWatchClient
        personRepository = PersonRepository(userDefaultsClient, dateClient)
    }

    public var folder: String {
        let file = userDefaultsClient.location("")
        return String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
    }

    public func holds(_ path: String) -> Bool {
        userDefaultsClient.holds(path)
    }

    // What a killed process has left half done, by the files that it was at.
    public func finishLastChange() -> Set<String> {
        userDefaultsClient.foreignFolder() == nil ? noted.finishLastChange() : []
    }

    // The weigh-ins of a deleted person wait where they are, in case the person is taken back.
    public func tidy() throws(StorageError) {
        try userDefaultsClient.tidy()
        for personID in try personRepository.deletedLongAgo() {
            try userDefaultsClient.moveAside(.history(of: personID))
        }
    }

    // To look for it takes much less than to tidy up.
    public func sweep() throws(StorageError) {
        if userDefaultsClient.hasDrafts() { try userDefaultsClient.tidy() }
    }

    // Where somebody else's things are and none of ours, nothing is written before the person wants it.
    public func foreignFolder() -> String? {
        userDefaultsClient.foreignFolder()
    }

    public func adoptFolder() throws(StorageError) {
        try userDefaultsClient.adopt()
    }

    public func changes() -> AsyncStream<Set<String>> {
        fileWatchClient.changes()
    }
}
