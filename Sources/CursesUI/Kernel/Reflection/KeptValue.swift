/// A copy of a value, with which others are compared bit by bit.
///
/// All that the copy refers to stays alive at its address: whose bits are all the same is the same.
/// Bits that differ say nothing, and count as another value, unless they lie between the fields.
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

    /// The value, if it is of a type.
    func value<Value>(of type: Value.Type) -> Value? {
        guard self.type == type else { return nil }
        return memory.assumingMemoryBound(to: Value.self).pointee
    }

    /// Whether another value has the same type and the same bits.
    @MainActor
    func isSame<Value>(as value: Value) -> Bool {
        type == Value.self
            && withUnsafeBytes(of: value) { bytes in
                guard let start = bytes.baseAddress else { return true }
                return self.bytes.areSame(memory, start)
            }
    }
}
