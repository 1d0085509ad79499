public import Synchronization

public struct AppState: Sendable {
    public var hasAlreadyTutorial = false

    public init() {}
}

public struct AppStateClient: DependencyClient {
    public var getAppState: @Sendable () -> AppState
    public var setAppState: @Sendable (AppState) -> Void

    public func withLock<R: Sendable>(
        _ body: @Sendable (inout AppState) throws -> R
    ) rethrows -> R {
        var state = getAppState()
        let result = try body(&state)
        setAppState(state)
        return result
    }

    public static let liveValue: Self = {
        let state = Lock(AppState())
        return Self(
            getAppState: { state.value.withLock { $0 } },
            setAppState: { appState in state.value.withLock { $0 = appState } }
        )
    }()

    public static let testValue = Self(
        getAppState: { .init() },
        setAppState: { _ in }
    )
}

public final class Lock<Value: Sendable>: Sendable {
    public let value: Mutex<Value>

    public init(_ value: Value) {
        self.value = Mutex(value)
    }
}
