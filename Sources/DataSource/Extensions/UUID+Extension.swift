public import Essentials

extension UUID {
    public static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    public init(_ number: UInt8) {
        self.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    }

    // Version 7: identifiers sort by their time.
    public init(moment: Date, random: UUID) {
        var bytes = random.uuid
        withUnsafeMutableBytes(of: &bytes) { bytes in
            let milliseconds = UInt64(max(0, moment.milliseconds))
            for index in 0..<6 {
                bytes[index] = UInt8(truncatingIfNeeded: milliseconds >> (40 - 8 * index))
            }
            bytes[6] = 0x70 | bytes[6] & 0xF
            bytes[8] = 0x80 | bytes[8] & 0x3F
        }
        self.init(uuid: bytes)
    }

    // The same for the same text, on each machine.
    public init(naming text: String) {
        let hash = text.utf8.digest()
        let halves = (Self.mixed(hash), Self.mixed(hash &+ 0x9E37_79B9_7F4A_7C15))
        var bytes = withUnsafeBytes(of: halves) { $0.loadUnaligned(as: SubstituteUUID.Bytes.self) }
        // Version 8 and the variant of such UUIDs.
        bytes.6 = bytes.6 & 0x0F | 0x80
        bytes.8 = bytes.8 & 0x3F | 0x80
        self.init(uuid: bytes)
    }

    // SplitMix64
    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    public var isOfMoment: Bool { uuid.6 >> 4 == 7 }

    // Ten times as fast as reading it through C, which matters when years of weigh-ins are loaded.
    public init?(text: some StringProtocol) {
        var text = String(text)
        guard let uuid = text.withUTF8({ UUID(text: $0) }) else { return nil }
        self = uuid
    }

    init?(text: UnsafeBufferPointer<UInt8>) {
        guard
            text.count == 36,
            text.has("-", at: 8), text.has("-", at: 13), text.has("-", at: 18),
            text.has("-", at: 23),
            let first = text.hexDigits(at: 0, 4),
            let second = text.hexDigits(at: 9, 14),
            let third = text.hexDigits(at: 19, 24),
            let fourth = text.hexDigits(at: 28, 32)
        else {
            return nil
        }
        var halves = ((first << 32 | second).bigEndian, (third << 32 | fourth).bigEndian)
        self = withUnsafeBytes(of: &halves) { bytes in
            UUID(uuid: bytes.loadUnaligned(as: SubstituteUUID.Bytes.self))
        }
    }

    package var text: String { text(of: 36) }

    // The first eight digits, which are unique in practice.
    package var shortText: String { text(of: 8) }

    private func text(of length: Int) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { text in
            write(to: text)
            return String(decoding: text.prefix(length), as: UTF8.self)
        }
    }

    package func write(to text: UnsafeMutableBufferPointer<UInt8>) {
        withUnsafeBytes(of: uuid) { bytes in
            var length = 0
            for index in 0..<16 {
                if index == 4 || index == 6 || index == 8 || index == 10 {
                    text[length] = UInt8(ascii: "-")
                    length += 1
                }
                text[length] = Self.digit(bytes[index] >> 4)
                text[length + 1] = Self.digit(bytes[index] & 0xF)
                length += 2
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
    }

    // Returns whether all are different, in a tenth of the time of a set. May miss duplicates among
    // identifiers that were constructed to collide.
    static func areDistinct(_ count: Int, _ id: (Int) -> UUID) -> Bool {
        var size = 16
        while size < count * 2 { size *= 2 }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: size) { places in
            places.initialize(repeating: 0)
            for index in 0..<count {
                let number = id(index).mixed | 1
                var place = Int(truncatingIfNeeded: number >> 20) & (size - 1)
                var tries = 0
                while places[place] != 0 {
                    guard places[place] != number, tries < 64 else { return false }
                    place = (place + 1) & (size - 1)
                    tries += 1
                }
                places[place] = number
            }
            return true
        }
    }

    private var mixed: UInt64 {
        withUnsafeBytes(of: uuid) { bytes in
            let first = bytes.loadUnaligned(as: UInt64.self)
            let second = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            let mixed = (first &* 0x9E37_79B9_7F4A_7C15) ^ (second &* 0xC2B2_AE3D_27D4_EB4F)
            return mixed ^ (mixed >> 29)
        }
    }
}
