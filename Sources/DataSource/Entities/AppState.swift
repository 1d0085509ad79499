public struct AppState: Sendable {
    public var hasAlreadyBootstrap: Bool
    public var hasAlreadyTutorial: Bool
    public let notice: AsyncStreamBundle<StorageError?>
    public let changedKeys: AsyncStreamBundle<Set<String>>

    public init(
        hasAlreadyBootstrap: Bool = false,
        hasAlreadyTutorial: Bool = false,
        notice: AsyncStreamBundle<StorageError?> = .init(nil),
        changedKeys: AsyncStreamBundle<Set<String>> = .init([])
    ) {
        self.hasAlreadyBootstrap = hasAlreadyBootstrap
        self.hasAlreadyTutorial = hasAlreadyTutorial
        self.notice = notice
        self.changedKeys = changedKeys
    }
}
