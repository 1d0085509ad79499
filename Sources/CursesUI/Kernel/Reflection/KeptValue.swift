/// A copy of a value, with which others are compared bit by bit.
///
/// All that the copy refers to stays alive at its address: whose bits are all the same is the same.
/// Bits that differ say nothing, and count as another value.
nonisolated final class KeptValue {
    private let type: Any.Type
    private let memory: UnsafeMutableRawPointer

    init<Value>(_ value: Value) {
        type = Value.self
        memory = Self.copy(value)
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
    func isSame<Value>(as value: Value) -> Bool {
        type == Value.self && (hasBits(of: value) || hasBits(ofCopyOf: value))
    }

    // What lies between the fields of the value itself may be anything.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private func hasBits<Value>(ofCopyOf value: Value) -> Bool {
        let other = Self.copy(value)
        defer {
            other.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
            other.deallocate()
        }
        for index in 0..<(MemoryLayout<Value>.size + 7) / 8 {
            let offset = index * 8
            let isEqual =
                memory.load(fromByteOffset: offset, as: UInt64.self)
                == other.load(fromByteOffset: offset, as: UInt64.self)
            guard isEqual else { return false }
        }
        return true
    }

    private func hasBits<Value>(of value: Value) -> Bool {
        withUnsafeBytes(of: value) { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                let isEqual =
                    memory.load(fromByteOffset: offset, as: UInt64.self)
                    == bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                guard isEqual else { return false }
                offset += 8
            }
            while offset < bytes.count {
                guard memory.load(fromByteOffset: offset, as: UInt8.self) == bytes[offset] else {
                    return false
                }
                offset += 1
            }
            return true
        }
    }

    // What lies between the fields is not copied: it is nothing in all copies.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private static func copy<Value>(_ value: Value) -> UnsafeMutableRawPointer {
        let size = (MemoryLayout<Value>.size + 7) / 8 * 8
        let alignment = max(8, MemoryLayout<Value>.alignment)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        memory.bindMemory(to: Value.self, capacity: 1).initialize(to: value)
        return memory
    }
}
