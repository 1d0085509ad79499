#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
    func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
        self[index] == UInt8(ascii: character)
    }

    func digits(_ range: Range<Int>) -> Int? {
        var value = 0
        for index in range {
            let digit = self[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
        }
        return value
    }

    // Four digits and four more in one word (SWAR): one by one takes eight times as long. A byte is
    // a digit if writing its value gives the byte again.
    func hexDigits(at first: Int, _ second: Int) -> UInt64? {
        let text = UInt64(word(at: first)) << 32 | UInt64(word(at: second))
        let ones: UInt64 = 0x0101_0101_0101_0101
        let letters = text >> 6 & ones
        let values = (text & 0x0F0F_0F0F_0F0F_0F0F) &+ letters &* 9
        let written = values &+ ones &* 0x30 &+ letters &* 0x27
        let isAtLeast10 = (values &+ ones &* 6) >> 4 & ones
        guard values & 0xF0F0_F0F0_F0F0_F0F0 == 0, isAtLeast10 == letters,
            written == text | letters &* 0x20
        else { return nil }
        let pairs = (values | values >> 4) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
        return (fours | fours >> 16) & 0xFFFF_FFFF
    }

    private func word(at index: Int) -> UInt32 {
        UInt32(
            bigEndian: UnsafeRawBufferPointer(self).loadUnaligned(
                fromByteOffset: index,
                as: UInt32.self
            )
        )
    }

    func isEqual(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
        range.count == other.count
            && baseAddress.map {
                memcmp($0 + range.lowerBound, $0 + other.lowerBound, range.count) == 0
            } ?? false
    }

    func has(_ byte: UInt8, in range: Range<Int>) -> Bool {
        baseAddress.map { memchr($0 + range.lowerBound, Int32(byte), range.count) != nil } ?? false
    }

    func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
        range.count == word.utf8CodeUnitCount
            && baseAddress.map { memcmp($0 + range.lowerBound, word.utf8Start, range.count) == 0 }
                ?? false
    }
}
