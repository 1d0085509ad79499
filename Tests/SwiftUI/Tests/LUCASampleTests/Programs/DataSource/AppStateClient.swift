import Synchronization

struct AppState: Sendable {
    var hasAlreadyTutorial = false
}

struct AppStateClient: DependencyClient {
    var getAppState: @Sendable () -> AppState
    var setAppState: @Sendable (AppState) -> Void

    func withLock<R: Sendable>(_ body: @Sendable (inout AppState) throws -> R) rethrows -> R {
        var state = getAppState()
        let result = try body(&state)
        setAppState(state)
        return result
    }

    static let liveValue: Self = {
        let state = Lock(AppState())
        return Self(
            getAppState: { state.value.withLock { $0 } },
            setAppState: { appState in state.value.withLock { $0 = appState } }
        )
    }()

    static let testValue = Self(
        getAppState: { .init() },
        setAppState: { _ in }
    )
}

final class Lock<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) {
        self.value = Mutex(value)
    }
}
