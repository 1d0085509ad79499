// Splits a table into rows piece by piece, in bounded memory: RFC 4180 with any line end. Overlong
// rows are skipped.
struct CSVReader {
    static let longestRow = 1 << 17
    static let mostFields = 1000

    private enum State {
        case fieldStart
        case plain
        case quoted
        // After a quote inside quotes: it ends the field, or is the first of two.
        case closing
        case skipping
    }

    private let delimiter: UInt8
    private var row = CSVRow()
    private var state = State.fieldStart
    private var line = 1
    private var isAfterReturn = false

    init(delimiter: UInt8) {
        self.delimiter = delimiter
    }

    mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (CSVRow) -> Void) {
        var index = 0
        while index < bytes.count {
            switch state {
            case .plain: plain(bytes, &index, body)
            case .quoted: quoted(bytes, &index)
            case .fieldStart, .closing, .skipping: step(bytes[index], &index, body)
            }
        }
    }

    mutating func finish(_ body: (CSVRow) -> Void) {
        guard !row.bytes.isEmpty || !row.ends.isEmpty || state != .fieldStart else { return }
        row.isOpen = state == .quoted
        row.isCut = true
        endRow(body)
    }

    private mutating func step(_ byte: UInt8, _ index: inout Int, _ body: (CSVRow) -> Void) {
        let wasAfterReturn = isAfterReturn
        isAfterReturn = false
        switch byte {
        case UInt8(ascii: "\n"):
            index += 1
            if wasAfterReturn, state == .fieldStart, row.ends.isEmpty { return }
            line += 1
            endRow(body)
        case UInt8(ascii: "\r"):
            index += 1
            line += 1
            isAfterReturn = true
            endRow(body)
        case UInt8(ascii: "\"") where state == .fieldStart:
            index += 1
            state = .quoted
        case UInt8(ascii: "\"") where state == .closing:
            index += 1
            row.bytes.append(byte)
            state = .quoted
        case delimiter where state != .skipping:
            index += 1
            endField()
            state = .fieldStart
        default:
            if state == .skipping {
                index += 1
            } else {
                if state == .closing, byte != 0x20 { row.isDamaged = true }
                if state == .closing { index += 1 } else { state = .plain }
            }
        }
    }

    private mutating func plain(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ index: inout Int,
        _ body: (CSVRow) -> Void
    ) {
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                break
            }
            index += 1
        }
        append(bytes, start..<index)
        guard index < bytes.count, state == .plain else { return }
        step(bytes[index], &index, body)
    }

    private mutating func quoted(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        append(bytes, start..<index)
        guard index < bytes.count, state == .quoted else { return }
        index += 1
        state = .closing
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        guard row.bytes.count + range.count <= Self.longestRow else {
            row.isTooLong = true
            state = .skipping
            return
        }
        row.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    }

    private mutating func endField() {
        row.ends.append(row.bytes.count)
        if row.ends.count > Self.mostFields {
            row.isTooLong = true
            state = .skipping
        }
    }

    private mutating func endRow(_ body: (CSVRow) -> Void) {
        if state != .skipping { endField() }
        body(row)
        row.clear(line: line)
        state = .fieldStart
    }
}

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

    func with<Result, Failure: Error>(
        _ index: Int,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let range = index < ends.count ? range(index) : 0..<0
        return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
            try body(UnsafeBufferPointer(rebasing: bytes[range]))
        }
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
