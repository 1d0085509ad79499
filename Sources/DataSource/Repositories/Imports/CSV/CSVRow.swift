// One line of a table, its fields without their quotes one behind the other.
struct CSVRow {
    var line = 1
    var bytes = [UInt8]()
    var ends = [Int]()
    // Not all of it was read.
    var isTooLong = false
    // Something stands behind a closing quote.
    var isDamaged = false
    // The file ends in it.
    var isCut = false
    // And between quotes.
    var isOpen = false

    var count: Int { ends.count }

    var isBlank: Bool {
        !isTooLong && bytes.allSatisfy { $0 <= 0x20 }
    }

    // Some programs write a delimiter behind the last column.
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

    mutating func clear(line: Int) {
        self.line = line
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        (isTooLong, isDamaged, isCut, isOpen) = (false, false, false, false)
    }
}
