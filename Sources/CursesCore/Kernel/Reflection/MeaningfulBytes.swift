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
