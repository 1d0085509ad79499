#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
    func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
        range.count == word.utf8CodeUnitCount
            && baseAddress.map { memcmp($0 + range.lowerBound, word.utf8Start, range.count) == 0 }
                ?? false
    }
}
