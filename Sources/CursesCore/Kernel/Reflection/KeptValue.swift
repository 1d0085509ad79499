/// A copy of a value, for bitwise comparison.
///
/// The copy retains what it refers to, so equal bits are equal values. Different bits count as a
/// different value, unless they are padding.
nonisolated final class KeptValue {
    private let type: Any.Type
    private let memory: UnsafeMutableRawPointer

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

    /// Returns whether two values have the same bits or are equal.
    @MainActor
    static func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
        let haveSameBits = withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { other in
                guard let one = one.baseAddress, let other = other.baseAddress else { return true }
                return MeaningfulBytes.areSame(
                    Value.self,
                    MemoryLayout<Value>.size,
                    one,
                    other
                )
            }
        }
        if haveSameBits { return true }
        func isOther<Known: Equatable>(_ one: Known) -> Bool { other as? Known == one }
        return (one as? any Equatable).map { isOther($0) } ?? false
    }

    /// Returns whether another value has the same type and bits.
    @MainActor
    func isSame<Value>(as value: Value) -> Bool {
        type == Value.self
            && withUnsafeBytes(of: value) { bytes in
                guard let start = bytes.baseAddress else { return true }
                return MeaningfulBytes.areSame(type, bytes.count, memory, start)
            }
    }
}
