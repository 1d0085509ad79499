public struct FileWatchClient: DependencyClient {
    public var changes: @Sendable () -> AsyncStream<Set<String>>

    public static let liveValue = live(.liveValue)

    public static let testValue = Self(
        changes: { AsyncStream { $0.finish() } }
    )

    public static func live(_ processInfoClient: ProcessInfoClient) -> FileWatchClient {
        FileWatchClient(
            changes: {
                guard let folder = try? DataFolder(processInfoClient) else {
                    return AsyncStream { $0.finish() }
                }
                return changes(in: folder, beside: .ofThisProcess)
            }
        )
    }

    static func changes(
        in folder: DataFolder,
        beside ownWrites: OwnWrites
    ) -> AsyncStream<Set<String>> {
        AsyncStream { continuation in
            guard let watch = FileWatch(folder, ownWrites, { continuation.yield($0) }) else {
                return continuation.finish()
            }
            continuation.onTermination = { _ in watch.cancel() }
        }
    }
}
