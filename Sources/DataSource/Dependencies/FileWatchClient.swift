public struct FileWatchClient: DependencyClient {
    public var changes: @Sendable () -> AsyncStream<Set<String>>
    // Something was written in one of these folders.
    public var landings: @Sendable (_ folders: [String]) -> AsyncStream<Void>

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
            landings: { folders in
                AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
                    guard !folders.isEmpty else { return continuation.finish() }
                    let watch = LandingWatch(folders) { continuation.yield() }
                    continuation.onTermination = { _ in watch?.cancel() }
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
