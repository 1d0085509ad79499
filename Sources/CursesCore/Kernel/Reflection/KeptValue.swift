/// A copy of a value, for bitwise comparison.
///
/// The copy retains what it refers to, so equal bits are equal values. Different bits count as a
/// different value, unless they are padding.
///
/// Saves 43 % of the instructions of four steps in a list of 11,000 rows (104 → 59 million, counted
/// with callgrind from the first screen on); views and their closures have no `==`.
nonisolated final class KeptValue: ManagedBuffer<KeptValue.Header, UInt64> {
    /// The type of the value, and its address behind the header.
    struct Header {
        let type: Any.Type
        let memory: UnsafeMutableRawPointer
    }

    /// Copies a value; object and value share one allocation, since each view has several.
    static func copy<Value>(of value: Value) -> KeptValue {
        let alignment = MemoryLayout<Value>.alignment
        let buffer = create(minimumCapacity: (MemoryLayout<Value>.size + alignment) / 8 + 1) {
            $0.withUnsafeMutablePointerToElements { start in
                let memory = UnsafeMutableRawPointer(start).alignedUp(toMultipleOf: alignment)
                memory.bindMemory(to: Value.self, capacity: 1).initialize(to: value)
                return Header(type: Value.self, memory: memory)
            }
        }
        return unsafeDowncast(buffer, to: KeptValue.self)
    }

    deinit {
        let memory = memory
        func destroy<Value>(_ type: Value.Type) {
            memory.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
        }
        _openExistential(type, do: destroy)
    }

    private var type: Any.Type { header.type }
    private var memory: UnsafeMutableRawPointer { header.memory }

    func has(_ type: Any.Type) -> Bool { self.type == type }

    /// Returns the value, whose type the caller knows.
    ///
    /// An optional result would be a new generic type for each view and delay the first frame.
    func value<Value>(as type: Value.Type) -> Value {
        assert(has(type))
        return memory.assumingMemoryBound(to: Value.self).pointee
    }

    /// Returns whether two values have the same bits or are equal.
    @MainActor
    static func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
        let haveSameBits = withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { other in
                guard let one = one.baseAddress, let other = other.baseAddress else { return true }
                return MeaningfulBytes.areSame(Value.self, one, other)
            }
        }
        if haveSameBits { return true }
        func isOther<Known: Equatable>(_ one: Known) -> Bool { other as? Known == one }
        let kind = ObjectIdentifier(Swift.type(of: one) as Any.Type)
        if incomparable.contains(kind) { return false }
        if let one = one as? any Equatable { return isOther(one) }
        incomparable.insert(kind)
        return false
    }

    /// Types without `==`. Each failing cast searches all conformances, 83,000 instructions.
    @MainActor private static var incomparable: Set<ObjectIdentifier> = []

    /// Returns whether another value has the same type and bits.
    @MainActor
    func isSame<Value>(as value: Value) -> Bool {
        type == Value.self
            && withUnsafeBytes(of: value) { bytes in
                guard let start = bytes.baseAddress else { return true }
                return MeaningfulBytes.areSame(Value.self, memory, start)
            }
    }
}

/// Registry of property wrapper types, filled by their initializers.
///
/// A conformance lookup searches all conformances of the program for each new type, and the first
/// frame waits for it. Stored wrappers have been initialized, so no lookup is needed.
package enum KnownWrappers {
    private static var kinds: [ObjectIdentifier: Kind] = [:]

    /// Distinguishes wrappers that get their value from a place from all others.
    enum Kind {
        case placed(any PlacedProperty.Type)
        case plain
    }

    /// Registers a wrapper that gets its value from a place.
    package static func enter(_ type: any PlacedProperty.Type) {
        kinds[ObjectIdentifier(type)] = .placed(type)
    }

    /// Registers a wrapper that does not depend on a place.
    package static func enter(plain type: Any.Type) {
        kinds[ObjectIdentifier(type)] = .plain
    }

    /// Returns the registered kind of a type, or `nil` if unknown.
    static func kind(of type: Any.Type) -> Kind? {
        kinds[ObjectIdentifier(type)]
    }
}

/// The parts of a type whose bytes are compared; bytes between them are padding.
struct MeaningfulBytes {
    private let parts: [(type: Any.Type, range: Range<Int>)]
    // The tag of an optional follows its payload.
    private let tag: Range<Int>
    private static var known: [ObjectIdentifier: MeaningfulBytes] = [:]

    private init(_ type: Any.Type) {
        let size = Self.size(of: type)
        let parts = TypeParts.all(of: type).map { part in
            (type: part.type, range: part.offset..<part.offset + Self.size(of: part.type))
        }
        let end = TypeParts.isOptional(type) ? parts.last?.range.upperBound ?? size : size
        // C structures have no field metadata.
        self.parts = Self.cover(parts.map(\.range), end) ? parts : []
        tag = end..<size
    }

    /// Returns whether two values of a type are equal without padding.
    ///
    /// Describes only types whose bytes differ where padding may be: it delays the first frame.
    static func areSame<Value>(
        _ type: Value.Type,
        _ one: UnsafeRawPointer,
        _ other: UnsafeRawPointer
    ) -> Bool {
        let isAligned = MemoryLayout<Value>.alignment <= 8
        return one.has(MemoryLayout<Value>.size, bytesOf: other, isAligned: isAligned)
            ?? of(type).areSame(one, other)
    }

    private static func of(_ type: Any.Type) -> MeaningfulBytes {
        let key = ObjectIdentifier(type)
        if let bytes = known[key] { return bytes }
        let bytes = MeaningfulBytes(type)
        known[key] = bytes
        return bytes
    }

    /// Returns whether all parts of two different values are equal; a type without parts has none.
    private func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
        func haveSameBytes(_ range: Range<Int>) -> Bool {
            (one + range.lowerBound).has(range.count, bytesOf: other + range.lowerBound) == true
        }
        return !parts.isEmpty && haveSameBytes(tag)
            && parts.allSatisfy { type, range in
                haveSameBytes(range)
                    || Self.of(type).areSame(one + range.lowerBound, other + range.lowerBound)
            }
    }

    /// Returns whether ranges cover all bytes except alignment gaps of less than 16 bytes.
    private static func cover(_ ranges: [Range<Int>], _ size: Int) -> Bool {
        var end = 0
        for range in ranges where !range.isEmpty {
            guard range.lowerBound >= end, range.lowerBound - end < 16 else { return false }
            end = range.upperBound
        }
        return end == size
    }

    private static func size(of type: Any.Type) -> Int {
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size)
    }
}

extension UnsafeRawPointer {
    /// Compares bytes at two addresses; `nil` if only bytes differ that may be padding.
    ///
    /// The first byte of a word in an aligned value is never padding.
    fileprivate func has(
        _ count: Int,
        bytesOf other: UnsafeRawPointer,
        isAligned: Bool = false
    ) -> Bool? {
        var areEqual = true
        var offset = 0
        while offset + 8 <= count {
            let difference =
                loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if difference != 0 {
                if !isAligned { return nil }
                if UInt64(littleEndian: difference) & 0xFF != 0 { return false }
                areEqual = false
            }
            offset += 8
        }
        while offset < count {
            let isEqual =
                load(fromByteOffset: offset, as: UInt8.self)
                == other.load(fromByteOffset: offset, as: UInt8.self)
            if !isEqual {
                if !isAligned { return nil }
                if offset % 8 == 0 { return false }
                areEqual = false
            }
            offset += 1
        }
        return areEqual ? true : nil
    }
}
