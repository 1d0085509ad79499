public struct AppStateClient: DependencyClient {
    private let lock: AllocatedLock<AppState>

    public static let liveValue = Self(lock: AllocatedLock(AppState()))

    public static var testValue: Self { Self(lock: AllocatedLock(AppState())) }

    public static func testDependency(_ lock: AllocatedLock<AppState>) -> Self {
        Self(lock: lock)
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

    // Changes the latest value, or the default if there is none yet.
    public func send<Value: Sendable>(
        _ keyPath: any KeyPath<AppState, AsyncStreamBundle<Value?>> & Sendable,
        default value: Value,
        _ change: (inout Value) -> Void
    ) {
        withLock { $0[keyPath: keyPath] }.change { latest in
            var new = latest ?? value
            change(&new)
            latest = new
        }
    }
}
