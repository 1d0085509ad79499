public struct FileWatchClient: DependencyClient {
    public var changes: @Sendable () -> AsyncStream<Set<String>>
    // Something was written in one of these folders, or one of them came, went or was replaced.
    public var landings: @Sendable (_ paths: [String]) -> AsyncStream<Void>

    public static let liveValue = live(.liveValue)

    public static let testValue = Self(
        changes: { AsyncStream { $0.finish() } },
        landings: { _ in AsyncStream { $0.finish() } }
    )

    public static func live(_ processInfoClient: ProcessInfoClient) -> FileWatchClient {
        FileWatchClient(
            changes: {
                guard let folder = try? DataFolder(processInfoClient) else {
                    return AsyncStream { $0.finish() }
                }
                return changes(in: folder, beside: .ofThisProcess)
            },
            landings: { paths in
                AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
                    guard let watch = LandingWatch(paths, { continuation.yield() }) else {
                        return continuation.finish()
                    }
                    continuation.onTermination = { _ in watch.cancel() }
                }
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
