import Essentials

public struct StorageRepository: Sendable {
    private let fileWatchClient: FileWatchClient
    private let personRepository: PersonRepository
    private var noted: NotedRecords { personRepository.noted }
    private var dataFolderClient: DataFolderClient { noted.records.dataFolderClient }

    public init(
        _ dataFolderClient: DataFolderClient,
        _ dateClient: DateClient,
        _ fileWatchClient: FileWatchClient
    ) {
        self.fileWatchClient = fileWatchClient
        personRepository = PersonRepository(dataFolderClient, dateClient)
    }

    public var folder: String { folder(of: "") }
    public var machineFolder: String { folder(of: .machine) }

    private func folder(of key: String) -> String {
        let file = dataFolderClient.location(key)
        return String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
    }

    public func holds(_ path: String) -> Bool {
        dataFolderClient.holds(path)
    }

    // Completes the change of a killed process, and returns its files.
    public func finishLastChange() -> Set<String> {
        dataFolderClient.foreignFolder() == nil ? noted.finishLastChange() : []
    }

    // Keeps the weigh-ins of deleted people, who can be restored.
    public func tidy() throws(StorageError) {
        try dataFolderClient.tidy()
        for personID in try personRepository.deletedLongAgo() {
            try dataFolderClient.moveAside(.history(of: personID))
        }
    }

    // Looking is much faster than tidying up.
    public func sweep() throws(StorageError) {
        if dataFolderClient.isUntidy() { try dataFolderClient.tidy() }
    }

    // The data folder if it has only other files; nothing is written before the user confirms.
    public func foreignFolder() -> String? {
        dataFolderClient.foreignFolder()
    }

    public func adoptFolder() throws(StorageError) {
        try dataFolderClient.adopt()
    }

    public func changes() -> AsyncStream<Set<String>> {
        fileWatchClient.changes()
    }
}
