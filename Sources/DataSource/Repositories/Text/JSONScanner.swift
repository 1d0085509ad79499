import Essentials

// JSONDecoder accepts trailing commas, duplicate keys and UTF-16, drops unknown members and has no
// line numbers. Rewriting a file line by line needs the positions of values.
struct JSONScanner {
    static let deepest = 64

    // The bytes of the source, without the bounds check of a slice.
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    var isPlain = true
    let source: ArraySlice<UInt8>

    static func scan<Result>(
        _ source: ArraySlice<UInt8>,
        _ body: (inout JSONScanner) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        try source.withUnsafeBufferPointer { bytes throws(JSONError) in
            var scanner = JSONScanner(bytes: bytes, source: source)
            return try body(&scanner)
        }
    }

    func text(_ range: Range<Int>) -> JSONText {
        let start = source.startIndex
        return JSONText(bytes: source[start + range.lowerBound..<start + range.upperBound])
    }

    mutating func finish() throws(JSONError) {
        skipBlanks()
        guard index == bytes.endIndex else { throw JSONError(offset: index) }
    }

    mutating func value(depth: Int = 0) throws(JSONError) -> Range<Int> {
        skipBlanks()
        let start = index
        guard index < bytes.endIndex, depth < Self.deepest else { throw JSONError(offset: index) }
        switch bytes[index] {
        case UInt8(ascii: "{"):
            try object(depth: depth) { scanner, _ throws(JSONError) in
                _ = try scanner.value(depth: depth + 1)
            }
        case UInt8(ascii: "["):
            try array { scanner throws(JSONError) in
                _ = try scanner.value(depth: depth + 1)
            }
        case UInt8(ascii: "\""):
            _ = try string()
        case UInt8(ascii: "t"):
            try word("true")
        case UInt8(ascii: "f"):
            try word("false")
        case UInt8(ascii: "n"):
            try word("null")
        default:
            try number()
        }
        return start..<index
    }

    mutating func object(
        depth: Int = 0,
        _ member: (inout JSONScanner, Range<Int>) throws(JSONError) -> Void
    ) throws(JSONError) {
        try list("{", "}") { scanner throws(JSONError) in
            let key = try scanner.string()
            try scanner.expect(":")
            try member(&scanner, key)
        }
    }

    mutating func array(
        _ element: (inout JSONScanner) throws(JSONError) -> Void
    ) throws(JSONError) {
        try list("[", "]", element)
    }

    private mutating func list(
        _ opening: Unicode.Scalar,
        _ closing: Unicode.Scalar,
        _ element: (inout JSONScanner) throws(JSONError) -> Void
    ) throws(JSONError) {
        try expect(opening)
        skipBlanks()
        if peek(closing) {
            index += 1
            return
        }
        while true {
            try element(&self)
            skipBlanks()
            if peek(closing) {
                index += 1
                return
            }
            try expect(",")
        }
    }
}

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

extension JSONScanner {
    mutating func skipBlanks() {
        while index < bytes.endIndex {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            default: return
            }
        }
    }

    func peek(_ scalar: Unicode.Scalar) -> Bool {
        index < bytes.endIndex && bytes[index] == UInt8(ascii: scalar)
    }

    mutating func expect(_ scalar: Unicode.Scalar) throws(JSONError) {
        skipBlanks()
        guard peek(scalar) else { throw JSONError(offset: index) }
        index += 1
    }

    mutating func word(_ word: StaticString) throws(JSONError) {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.endIndex, bytes.isWord(index..<end, word) else {
            throw JSONError(offset: index)
        }
        index = end
    }

    mutating func string() throws(JSONError) -> Range<Int> {
        try expect("\"")
        let start = index
        var isASCII = true
        while true {
            skipPlain()
            guard index < bytes.endIndex else { throw JSONError(offset: index) }
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let range = start..<index
                guard isASCII || String(validating: bytes[range], as: UTF8.self) != nil else {
                    throw JSONError(offset: start)
                }
                index += 1
                return range
            case UInt8(ascii: "\\"):
                try escape()
            case 0x80...:
                isASCII = false
                index += 1
            default:
                throw JSONError(offset: index)
            }
        }
    }

    mutating func number() throws(JSONError) {
        if peek("-") { index += 1 }
        let start = index
        let hasLeadingZero = peek("0")
        try digits()
        guard !hasLeadingZero || index == start + 1 else { throw JSONError(offset: start) }
        if peek(".") {
            index += 1
            try digits()
        }
        if peek("e") || peek("E") {
            index += 1
            if peek("+") || peek("-") { index += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(JSONError) {
        let start = index
        while index < bytes.endIndex, (0x30...0x39).contains(bytes[index]) { index += 1 }
        guard index > start else { throw JSONError(offset: index) }
    }

    private mutating func escape() throws(JSONError) {
        index += 1
        guard index < bytes.endIndex else { throw JSONError(offset: index) }
        switch bytes[index] {
        case UInt8(ascii: "u"):
            let digits = bytes[min(index + 1, bytes.endIndex)..<min(index + 5, bytes.endIndex)]
            guard digits.count == 4, digits.allSatisfy({ $0.hexDigit != nil })
            else {
                throw JSONError(offset: index)
            }
            index += 5
        case 0x22, 0x2F, 0x5C, 0x62, 0x66, 0x6E, 0x72, 0x74:
            index += 1
        default:
            throw JSONError(offset: index)
        }
    }
}

struct JSONError: Error, Equatable {
    let offset: Int

    func line(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }
}

// Reads a record in the exact form that is written here, in place. Any other form is not plain, and
// is read as general JSON.
extension JSONScanner: FieldCoder {
    mutating func mark<Value: FieldValue>(
        _ name: StaticString,
        _ value: inout Value,
        absent: Value?
    ) {
        guard isPlain else { return }
        if skipName(name) {
            if let read = Value(plain: &self) {
                value = read
            } else {
                isPlain = false
            }
        } else if let absent {
            value = absent
        } else {
            isPlain = false
        }
    }
}
