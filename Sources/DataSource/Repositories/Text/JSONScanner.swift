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
