import Synchronization

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
