/// Replaces Foundation's `UUID` in builds without Foundation.
public struct SubstituteUUID: Hashable, Comparable, Sendable {
    public typealias Bytes = (
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )

    // Big-endian halves: comparing and hashing take two steps instead of sixteen.
    private let high: UInt64
    private let low: UInt64

    public init(uuid bytes: Bytes) {
        (high, low) = withUnsafeBytes(of: bytes) { bytes in
            (
                UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    /// Makes a random UUID, version 4 of RFC 9562.
    public init() {
        var generator = SystemRandomNumberGenerator()
        high = generator.next() & ~0xF000 | 0x4000
        low = generator.next() & ~(0b11 << 62) | 0b10 << 62
    }

    public var uuid: Bytes {
        var halves = (high.bigEndian, low.bigEndian)
        return withUnsafeBytes(of: &halves) { $0.loadUnaligned(as: Bytes.self) }
    }

    public static func < (left: SubstituteUUID, right: SubstituteUUID) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}
