// Files and folders that the user names.
public struct PathRepository: Sendable {
    private let fileClient: FileClient
    private let processInfoClient: ProcessInfoClient

    public init(_ fileClient: FileClient, _ processInfoClient: ProcessInfoClient) {
        self.fileClient = fileClient
        self.processInfoClient = processInfoClient
    }

    public var home: String? { processInfoClient.home }

    public func kind(of path: String) -> FileKind? {
        fileClient.kind(path)
    }

    // Empty if the folder cannot be read.
    public func names(in folder: String) -> [String] {
        (try? fileClient.names(folder)) ?? []
    }
}
