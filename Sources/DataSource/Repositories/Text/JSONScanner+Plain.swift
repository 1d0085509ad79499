extension JSONScanner {
    // Skips eight bytes at a time, up to a quote, backslash, control character or non-ASCII byte.
    mutating func skipPlain() {
        let rest = UnsafeRawBufferPointer(bytes)
        while index + 8 <= bytes.endIndex {
            let word = rest.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let stops = Self.stops(in: UInt64(littleEndian: word))
            if stops != 0 {
                index += stops.trailingZeroBitCount / 8
                return
            }
            index += 8
        }
        while index < bytes.endIndex, Self.stops(in: UInt64(bytes[index]) | Self.blanks) == 0 {
            index += 1
        }
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let blanks: UInt64 = (ones &* 0x20) & ~0xFF

    // Sets the highest bit of each such byte; a borrow marks only bytes after the first.
    private static func stops(in word: UInt64) -> UInt64 {
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let isStop =
            word | (word &- (ones &* 0x20))
            | (quotes &- ones) & ~quotes
            | (backslashes &- ones) & ~backslashes
        return isStop & (ones &* 0x80)
    }
}
