public import Essentials

extension ArraySlice<UInt8> {
    // Uses memchr: several times as fast as `contains`.
    func has(_ byte: UInt8) -> Bool {
        withUnsafeBytes { bytes in
            bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
        }
    }
}

extension Data {
    // Without Foundation, `==` compares byte by byte: seven instructions for each.
    func hasSameBytes(as other: Data) -> Bool {
        withUnsafeBytes { bytes in
            other.withUnsafeBytes { others in
                guard bytes.count == others.count else { return false }
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else {
                    return true
                }
                return memcmp(start, otherStart, bytes.count) == 0
            }
        }
    }
}

// Conflict copies begin with the key of their file.
extension Set<String> {
    public var containPeople: Bool { contains { $0.hasPrefix(.people) } }

    public var containSettings: Bool { contains { $0.hasPrefix(.settings) } }

    public static let ofInbox: Set<String> = [.inbox]

    public var containInbox: Bool { contains(.inbox) }

    public var containHistory: Bool { contains { $0.hasPrefix(.history) } }

    public func containHistory(of personID: UUID) -> Bool {
        contains { $0.hasPrefix(.history(of: personID)) }
    }
}

extension Sequence<UInt8> {
    // FNV-1a.
    public func digest(_ start: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
        reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
