#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Reads parts of a record in the exact form that is written here. On a mismatch, the caller starts
// again with general JSON.
extension JSONScanner {
    mutating func skip(_ word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.endIndex, bytes.isWord(index..<end, word) else { return false }
        index = end
        return true
    }

    // Reads the expected name with its quotes and colon, or nothing.
    mutating func skipName(_ name: StaticString) -> Bool {
        let count = name.utf8CodeUnitCount
        guard let start = bytes.baseAddress, index > 0, index + count + 4 < bytes.count else {
            return false
        }
        let isFirst = start[index - 1] == UInt8(ascii: "{")
        let text = start + index + (isFirst ? 1 : 2)
        guard
            isFirst || text[-2] == UInt8(ascii: ","), text[-1] == UInt8(ascii: "\""),
            text[count] == UInt8(ascii: "\""), text[count + 1] == UInt8(ascii: ":"),
            memcmp(text, name.utf8Start, count) == 0
        else {
            return false
        }
        index += count + (isFirst ? 3 : 4)
        return true
    }

    mutating func plainText(length: Int) -> UnsafeBufferPointer<UInt8>? {
        let end = index + length + 1
        guard end < bytes.endIndex, peek("\""), bytes.has("\"", at: end) else { return nil }
        defer { index = end + 1 }
        return UnsafeBufferPointer(rebasing: bytes[index + 1..<end])
    }

    mutating func plainText() -> UnsafeBufferPointer<UInt8>? {
        guard peek("\"") else { return nil }
        index += 1
        let start = index
        skipPlain()
        guard peek("\"") else { return nil }
        defer { index += 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<index])
    }

    mutating func plainMeasure() -> Double? {
        let start = index
        guard !peek("0") else { return nil }
        while index < bytes.endIndex, bytes[index].isDigit || bytes.has(".", at: index) {
            index += 1
        }
        return Double(shortDecimal: UnsafeBufferPointer(rebasing: bytes[start..<index]))
            .flatMap { JSONField.isMeasure($0) ? $0 : nil }
    }
}
