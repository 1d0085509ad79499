public struct LogRepository: Sendable {
    private let dateClient: DateClient
    private let logClient: LogClient

    public let path: String?

    public init(
        _ dateClient: DateClient,
        _ logClient: LogClient,
        _ processInfoClient: ProcessInfoClient
    ) {
        self.dateClient = dateClient
        self.logClient = logClient
        let chosen = LaunchArguments(processInfoClient.arguments()).logFile
        path =
            chosen ?? processInfoClient.environment(.logVariable).flatMap { $0.isEmpty ? nil : $0 }
    }

    public func append(_ event: String) throws(StorageError) {
        guard let path else { return }
        try logClient.append("\(dateClient.now().moment) \(event)", path)
    }
}
