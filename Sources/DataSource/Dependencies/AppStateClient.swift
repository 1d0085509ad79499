import Synchronization

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

public final class AllocatedLock<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    public init(_ initialValue: Value) {
        mutex = Mutex(initialValue)
    }

    public func withLock<R: Sendable>(
        _ body: @Sendable (inout Value) throws -> R
    ) rethrows -> R {
        try mutex.withLock { try body(&$0) }
    }
}

public final class AsyncStreamBundle<Value: Sendable>: Sendable {
    private struct State {
        var value: Value
        var nextID = 0
        var continuations = [Int: AsyncStream<Value>.Continuation]()
    }

    private let state: Mutex<State>

    public var value: Value {
        state.withLock(\.value)
    }

    // Yields the latest value, then all later ones.
    public var stream: AsyncStream<Value> { stream(isLatestTold: true) }

    // Yields later values only.
    public var news: AsyncStream<Value> { stream(isLatestTold: false) }

    private func stream(isLatestTold: Bool) -> AsyncStream<Value> {
        AsyncStream { continuation in
            let id = state.withLock { state in
                state.nextID += 1
                state.continuations[state.nextID] = continuation
                if isLatestTold { continuation.yield(state.value) }
                return state.nextID
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { _ = $0.continuations.removeValue(forKey: id) }
            }
        }
    }

    public init(_ initialValue: Value) {
        state = Mutex(State(value: initialValue))
    }

    public func send(_ value: Value) {
        change { $0 = value }
    }

    func change(_ body: (inout Value) -> Void) {
        state.withLock { state in
            body(&state.value)
            for continuation in state.continuations.values {
                continuation.yield(state.value)
            }
        }
    }
}
