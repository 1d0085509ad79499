/// Closures that receive values until they are removed, in order of addition.
nonisolated package final class Observers<Value> {
    private var receivers: [(number: Int, receive: (Value) -> Void)] = []
    private var count = 0

    package init() {}

    /// True if there are none.
    var isEmpty: Bool { receivers.isEmpty }

    /// Adds a closure and returns the action that removes it.
    package func add(_ receive: @escaping (Value) -> Void) -> () -> Void {
        count += 1
        receivers.append((count, receive))
        return { [weak self, count] in self?.receivers.removeAll { $0.number == count } }
    }

    /// Calls all closures.
    package func send(_ value: Value) {
        for receiver in receivers { receiver.receive(value) }
    }
}
