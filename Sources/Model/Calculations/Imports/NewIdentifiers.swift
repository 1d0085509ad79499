import Essentials

// Derives identifiers from a random one: asking the system for each of thousands is slow.
struct NewIdentifiers {
    private let seed: UUID
    private var count: UInt64 = 0

    init(_ seed: UUID) {
        self.seed = seed
    }

    // Mixes the bits, so that the first letters differ; no two identifiers are equal.
    mutating func next() -> UUID {
        defer { count += 1 }
        guard count > 0 else { return seed }
        var halves = withUnsafeBytes(of: seed.uuid) { bytes in
            (
                bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self),
                bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            )
        }
        halves.0 = Self.mixed(halves.0 &+ count &* 0x9E37_79B9_7F4A_7C15)
        halves.1 = Self.mixed(halves.1 &+ halves.0)
        var bytes = withUnsafeBytes(of: &halves) { $0.loadUnaligned(as: PlainUUID.Bytes.self) }
        // Version 4 and the variant of random UUIDs.
        bytes.6 = bytes.6 & 0x0F | 0x40
        bytes.8 = bytes.8 & 0x3F | 0x80
        return UUID(uuid: bytes)
    }

    // SplitMix64
    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
