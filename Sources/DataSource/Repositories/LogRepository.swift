public struct LogRepository: Sendable {
    private let dateClient: DateClient
    private let logClient: LogClient
    private let processInfoClient: ProcessInfoClient
    @Shared private var dataFolderClient: DataFolderClient

    // Computed, since the arguments are parsed after the app is made.
    public var path: String? {
        processInfoClient.environment(.logVariable).flatMap { $0.isEmpty ? nil : $0 }
    }

    public init(
        _ dateClient: DateClient,
        _ logClient: LogClient,
        _ processInfoClient: ProcessInfoClient,
        _ dataFolderClient: DataFolderClient
    ) {
        self.dateClient = dateClient
        self.logClient = logClient
        self.processInfoClient = processInfoClient
        self.dataFolderClient = dataFolderClient
    }

    // Refuses the data folder and files that are not logs, which a line would damage.
    public func check() throws(StorageError) {
        guard let path else { return }
        guard !dataFolderClient.holds(path) else {
            throw StorageError(file: path, reason: .notALog)
        }
        try logClient.check(path)
    }

    public func append(_ event: String) throws(StorageError) {
        guard let path else { return }
        try logClient.append("\(dateClient.now().moment) \(event)", path)
    }
}
