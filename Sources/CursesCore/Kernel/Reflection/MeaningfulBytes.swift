/// The bytes of a type without padding.
struct MeaningfulBytes {
    private(set) var ranges: [Range<Int>] = []
    private static var known: [ObjectIdentifier: MeaningfulBytes] = [:]

    /// Returns the bytes of a type, cached.
    static func of(_ type: Any.Type) -> MeaningfulBytes {
        let key = ObjectIdentifier(type)
        if let bytes = known[key] { return bytes }
        let bytes = MeaningfulBytes(type)
        known[key] = bytes
        return bytes
    }

    private init(_ type: Any.Type) {
        let size = Self.size(of: type)
        for part in TypeParts.all(of: type) {
            for range in Self.of(part.type).ranges {
                add(part.offset + range.lowerBound..<part.offset + range.upperBound)
            }
        }
        let end = ranges.last?.upperBound ?? 0
        // An optional may have a tag after its payload.
        if TypeParts.isOptional(type), end < size { add(end..<size) }
        // C structures have no field metadata.
        if !isPlausible(size) { ranges = size > 0 ? [0..<size] : [] }
    }

    /// Returns whether two values of a type are equal without padding.
    ///
    /// Describes the type only if bytes differ that may be padding: it delays the first frame.
    static func areSame<Value>(
        _ type: Value.Type,
        _ one: UnsafeRawPointer,
        _ other: UnsafeRawPointer
    ) -> Bool {
        let isAligned = MemoryLayout<Value>.alignment <= 8
        return one.has(MemoryLayout<Value>.size, bytesOf: other, isAligned: isAligned)
            ?? of(type).areSame(one, other)
    }

    /// Returns whether two values are equal in these bytes.
    private func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
        ranges.allSatisfy { range in
            (one + range.lowerBound).has(range.count, bytesOf: other + range.lowerBound) == true
        }
    }

    private mutating func add(_ range: Range<Int>) {
        if let last = ranges.last, last.upperBound == range.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        } else {
            ranges.append(range)
        }
    }

    /// Returns whether the ranges cover all bytes except alignment gaps of less than 16 bytes.
    private func isPlausible(_ size: Int) -> Bool {
        var end = 0
        for range in ranges {
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
