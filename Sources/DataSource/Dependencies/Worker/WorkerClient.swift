// Does apart from the main actor what may wait for a disk or for another program.
public struct WorkerClient: DependencyClient {
    public var perform: @MainActor @Sendable (_ work: @escaping @Sendable () -> Void) async -> Void
    public var performUnawaited:
        @MainActor @Sendable (_ work: @escaping @Sendable () -> Void) async -> Void
    // From now on somebody may press a key.
    public var start: @Sendable () -> Void

    public static let liveValue = live(.liveValue)

    public static let testValue = Self(
        perform: { $0() },
        performUnawaited: { $0() },
        start: {}
    )
}

extension WorkerClient {
    // A disk of this computer is quick; a network may not answer, so its thread runs from the beginning.
    public static func live(_ processInfoClient: ProcessInfoClient) -> WorkerClient {
        let folder = try? DataFolder(processInfoClient)
        let worker = Worker(isStarted: folder.map { Folder($0.path).isRemote } ?? true)
        return WorkerClient(
            perform: { await worker.perform($0) },
            performUnawaited: { await worker.performUnawaited($0) },
            start: { worker.start() }
        )
    }

    @MainActor
    public func run<Result: Sendable>(
        isAwaited: Bool = true,
        _ work: @escaping @Sendable () -> Result
    ) async -> Result {
        let result = AllocatedLock<Result?>(nil)
        let perform = isAwaited ? perform : performUnawaited
        await perform {
            let value = work()
            result.withLock { $0 = value }
        }
        return result.withLock(\.self) ?? work()
    }
}
