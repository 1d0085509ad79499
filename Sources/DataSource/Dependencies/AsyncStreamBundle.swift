import Synchronization

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
