#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
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
