public struct AppState: Sendable {
    public var hasAlreadyBootstrap: Bool
    public var hasAlreadyTutorial: Bool
    // The unsaved input, and its version on disk.
    public let draft: AsyncStreamBundle<FormDraft?>
    public var writtenDraft: FormDraft?
    public let notice: AsyncStreamBundle<StorageError?>
    public let changedKeys: AsyncStreamBundle<Set<String>>
    public let today: AsyncStreamBundle<Day?>

    public init(
        hasAlreadyBootstrap: Bool = false,
        hasAlreadyTutorial: Bool = false,
        draft: AsyncStreamBundle<FormDraft?> = .init(nil),
        writtenDraft: FormDraft? = nil,
        notice: AsyncStreamBundle<StorageError?> = .init(nil),
        changedKeys: AsyncStreamBundle<Set<String>> = .init([]),
        today: AsyncStreamBundle<Day?> = .init(nil)
    ) {
        self.hasAlreadyBootstrap = hasAlreadyBootstrap
        self.hasAlreadyTutorial = hasAlreadyTutorial
        self.draft = draft
        self.writtenDraft = writtenDraft
        self.notice = notice
        self.changedKeys = changedKeys
        self.today = today
    }

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
