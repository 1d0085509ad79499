public struct FileWatchClient: DependencyClient {
    public var changes: @Sendable () -> AsyncStream<Set<String>>

    public static let liveValue = Self(
        changes: {
            guard let folder = try? DataFolder(.liveValue) else {
                return AsyncStream { $0.finish() }
            }
            return changes(in: folder, beside: .ofThisProcess)
        }
    )

    public static let testValue = Self(
        changes: { AsyncStream { $0.finish() } }
    )

    public static func files(in folder: String) -> FileWatchClient {
        FileWatchClient(changes: { changes(in: DataFolder(path: folder), beside: OwnWrites()) })
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
