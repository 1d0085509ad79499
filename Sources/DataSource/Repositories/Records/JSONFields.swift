// The members of an object where they stand in a file. A life of weigh-ins is read with one of these,
// so that nothing of a record is copied but what is kept of it.
final class JSONFields {
    private(set) var isPlain = true
    private let source: ArraySlice<UInt8>
    private let bytes: UnsafeBufferPointer<UInt8>
    private var range = 0..<0
    private var entries = [(key: Range<Int>, value: Range<Int>)]()

    init(_ scanner: JSONScanner) {
        source = scanner.source
        bytes = scanner.bytes
        entries.reserveCapacity(16)
    }

    var offset: Int { range.lowerBound }

    var text: JSONText {
        text(range)
    }

    subscript(key: StaticString) -> JSONField? {
        self.range(key).map { JSONField(bytes: UnsafeBufferPointer(rebasing: bytes[$0])) }
    }

    func text(_ key: StaticString) -> JSONText? {
        self.range(key).map(text)
    }

    func read(_ scanner: inout JSONScanner, depth: Int) throws(JSONError) {
        entries.removeAll(keepingCapacity: true)
        isPlain = true
        scanner.skipBlanks()
        let start = scanner.index
        try scanner.object(depth: depth) { scanner, key throws(JSONError) in
            let value = try scanner.value(depth: depth + 1)
            insert(key, value)
        }
        range = start..<scanner.index
    }

    // Keys that are spelled with escapes, or stand twice, are not found by their bytes.
    private func insert(_ key: Range<Int>, _ value: Range<Int>) {
        for entry in entries where bytes.isEqual(entry.key, key) { isPlain = false }
        if bytes.has(UInt8(ascii: "\\"), in: key) { isPlain = false }
        entries.append((key, value))
    }

    private func range(_ key: StaticString) -> Range<Int>? {
        for entry in entries where bytes.isWord(entry.key, key) { return entry.value }
        return nil
    }

    private func text(_ range: Range<Int>) -> JSONText {
        let start = source.startIndex
        return JSONText(bytes: source[start + range.lowerBound..<start + range.upperBound])
    }
}
