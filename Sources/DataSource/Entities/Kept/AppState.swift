public struct AppState: Sendable {
    public var hasAlreadyBootstrap = false
    public var hasAlreadyTutorial = false
    // The unsaved input, and its version on disk.
    public let draft = AsyncStreamBundle<FormDraft?>(nil)
    public var writtenDraft: FormDraft?
    public var hasToldDraftFailure = false
    public let notice = AsyncStreamBundle<StorageError?>(nil)
    public let changedKeys = AsyncStreamBundle<Set<String>>([])
    public let today = AsyncStreamBundle<Day?>(nil)

    // Changes from now on; subscribers have just loaded the present state.
    public var changes: AsyncStream<OutsideChange> {
        AsyncStream { [keys = changedKeys.news, days = today.news] continuation in
            let tasks = [
                Task {
                    for await keys in keys where !keys.isEmpty { continuation.yield(.keys(keys)) }
                },
                Task {
                    for await case let day? in days { continuation.yield(.today(day)) }
                },
            ]
            continuation.onTermination = { _ in for task in tasks { task.cancel() } }
        }
    }
}
