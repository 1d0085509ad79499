public struct AppStateClient: DependencyClient {
    private let lock: AllocatedLock<AppState>

    public static let liveValue = Self(AppState())

    public static var testValue: Self { Self(AppState()) }

    public init(_ appState: AppState) {
        lock = AllocatedLock(appState)
    }

    public func withLock<R: Sendable>(
        _ body: @Sendable (inout AppState) throws -> R
    ) rethrows -> R {
        try lock.withLock(body)
    }

    public func send<Value: Sendable>(
        _ keyPath: any KeyPath<AppState, AsyncStreamBundle<Value>> & Sendable,
        _ value: Value
    ) {
        withLock { $0[keyPath: keyPath] }.send(value)
    }
}
