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

    // Completes the change of a killed process, and returns its files.
    public func finishLastChange() -> Set<String> {
        userDefaultsClient.foreignFolder() == nil ? noted.finishLastChange() : []
    }

    // Keeps the weigh-ins of deleted people, who can be restored.
    public func tidy() throws(StorageError) {
        try userDefaultsClient.tidy()
        for personID in try personRepository.deletedLongAgo() {
            try userDefaultsClient.moveAside(.history(of: personID))
        }
    }

    // Looking for drafts is much faster than tidying up.
    public func sweep() throws(StorageError) {
        if userDefaultsClient.hasDrafts() { try userDefaultsClient.tidy() }
    }

    // The data folder if it has only other files; nothing is written before the user confirms.
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
