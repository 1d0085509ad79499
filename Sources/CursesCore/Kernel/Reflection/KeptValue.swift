/// A copy of a value, for bitwise comparison.
///
/// The copy retains what it refers to, so equal bits are equal values. Different bits count as a
/// different value, unless they are padding.
nonisolated final class KeptValue {
    private let type: Any.Type
    private let memory: UnsafeMutableRawPointer
    @MainActor private lazy var bytes = MeaningfulBytes.of(type)

    init<Value>(_ value: Value) {
        type = Value.self
        memory = .allocate(
            byteCount: MemoryLayout<Value>.size,
            alignment: MemoryLayout<Value>.alignment
        )
        memory.bindMemory(to: Value.self, capacity: 1).initialize(to: value)
    }

    deinit {
        func destroy<Value>(_ type: Value.Type) {
            memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
        }
        _openExistential(type, do: destroy)
        memory.deallocate()
    }

    /// Returns the value if it has the type.
    func value<Value>(of type: Value.Type) -> Value? {
        guard self.type == type else { return nil }
        return memory.assumingMemoryBound(to: Value.self).pointee
    }

    /// Returns whether another value has the same type and bits.
    @MainActor
    func isSame<Value>(as value: Value) -> Bool {
        type == Value.self
            && withUnsafeBytes(of: value) { bytes in
                guard let start = bytes.baseAddress else { return true }
                return self.bytes.areSame(memory, start)
            }
    }
}
