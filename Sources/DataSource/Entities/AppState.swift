public struct AppState: Sendable {
    public var hasAlreadyBootstrap: Bool
    public let changedKeys: AsyncStreamBundle<Set<String>>

    public init(
        hasAlreadyBootstrap: Bool = false,
        changedKeys: AsyncStreamBundle<Set<String>> = .init([])
    ) {
        self.hasAlreadyBootstrap = hasAlreadyBootstrap
        self.changedKeys = changedKeys
    }
}
