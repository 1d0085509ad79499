public struct AppState: Sendable {
    public var hasAlreadyBootstrap: Bool
    public var hasAlreadyTutorial: Bool
    public let changedKeys: AsyncStreamBundle<Set<String>>

    public init(
        hasAlreadyBootstrap: Bool = false,
        hasAlreadyTutorial: Bool = false,
        changedKeys: AsyncStreamBundle<Set<String>> = .init([])
    ) {
        self.hasAlreadyBootstrap = hasAlreadyBootstrap
        self.hasAlreadyTutorial = hasAlreadyTutorial
        self.changedKeys = changedKeys
    }
}
