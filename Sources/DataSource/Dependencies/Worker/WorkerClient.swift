// Runs what may wait for a disk or another program, off the main actor.
public struct WorkerClient: DependencyClient {
    public var perform: @MainActor @Sendable (_ work: @escaping @Sendable () -> Void) async -> Void
    public var performUnawaited:
        @MainActor @Sendable (_ work: @escaping @Sendable () -> Void) async -> Void
    // Called once keys can be pressed.
    public var start: @Sendable () -> Void

    public static let liveValue = live(.liveValue)

    public static let testValue = inPlace

    // Blocks the caller.
    public static let inPlace = Self(
        perform: { $0() },
        performUnawaited: { $0() },
        start: {}
    )
}

extension WorkerClient {
    // Local disks are quick. A network may not answer, so its thread runs from the start.
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
