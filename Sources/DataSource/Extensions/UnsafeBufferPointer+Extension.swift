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

    func hexDigits(_ range: Range<Int>) -> UInt64? {
        var value: UInt64 = 0
        var isOther = false
        for index in range {
            let number = self[index] &- UInt8(ascii: "0")
            let letter = (self[index] | 0x20) &- UInt8(ascii: "a")
            isOther = isOther || number >= 10 && letter >= 6
            value = value << 4 | UInt64(number < 10 ? number : letter &+ 10)
        }
        return isOther ? nil : value
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
