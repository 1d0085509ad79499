// One row of a table, its unquoted fields one after the other.
struct CSVRow {
    var line = 1
    var bytes = [UInt8]()
    var ends = [Int]()
    // The rest of the row was skipped.
    var isTooLong = false
    // A closing quote is followed by text.
    var isDamaged = false
    // The file ends in this row.
    var isCut = false
    // The file ends inside quotes.
    var isOpen = false

    var count: Int { ends.count }

    var isBlank: Bool {
        !isTooLong && bytes.allSatisfy { $0 <= 0x20 }
    }

    // Some programs write a delimiter after the last column.
    var filledCount: Int {
        var count = ends.count
        while count > 0, range(count - 1).isEmpty { count -= 1 }
        return count
    }

    func range(_ index: Int) -> Range<Int> {
        (index == 0 ? 0 : ends[index - 1])..<ends[index]
    }

    func with<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let range = index < ends.count ? range(index) : 0..<0
        return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    func text(_ index: Int) -> String {
        with(index) { ImportedText.string($0.trimmed) }
    }

    var texts: [String] { ends.indices.map(text) }

    // An unclosed quote has swallowed rows.
    func holdsRows(ofColumns count: Int) -> Bool {
        guard count > 1, bytes.contains(UInt8(ascii: "\n")) else { return false }
        return ends.indices.contains { index in
            with(index) { field in
                field.split(separator: UInt8(ascii: "\n")).dropFirst().contains { line in
                    guard let first = line.first, (0x30...0x39).contains(first) else {
                        return false
                    }
                    return [0x2C, 0x3B, 0x09].contains { delimiter in
                        line.count { $0 == delimiter } >= count - 1
                    }
                }
            }
        }
    }

    mutating func clear(line: Int) {
        self.line = line
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        (isTooLong, isDamaged, isCut, isOpen) = (false, false, false, false)
    }
}
