import Essentials

// A list of objects in JSON as a table: its keys are the heads.
struct JSONTable {
    private static let mostHeads = 300

    // CSV. Each object keeps its line if there is room.
    private(set) var text = [UInt8]()
    // Line of a syntax error; the objects before it are kept.
    private(set) var brokenLine: Int?
    private var heads = [String]()

    // `nil` for anything else.
    init?(_ bytes: ArraySlice<UInt8>) {
        let start = bytes.lazy.filter { $0 > 0x20 }.prefix(2)
        guard start.elementsEqual("[{".utf8) else { return nil }
        var (lines, line, rows) = (LineCounter(bytes), 2, [UInt8]())
        do throws(JSONError) {
            try JSONScanner.scan(bytes) { scanner throws(JSONError) in
                try scanner.array { scanner throws(JSONError) in
                    scanner.skipBlanks()
                    let first = lines.line(at: scanner.index)
                    let row = try row(&scanner)
                    if first > line {
                        rows += Array(repeating: 0x0A, count: first - line)
                        line = first
                    }
                    rows += row
                    line += row.count { $0 == 0x0A }
                }
                try scanner.finish()
            }
        } catch {
            brokenLine = error.line(in: bytes)
        }
        guard !heads.isEmpty else { return nil }
        text = Self.line(heads) + rows
    }

    private mutating func row(_ scanner: inout JSONScanner) throws(JSONError) -> [UInt8] {
        var cells = Array(repeating: "", count: heads.count)
        try scanner.object(depth: 1) { scanner, key throws(JSONError) in
            let head = JSONText.unescaped(scanner.bytes[key])
            let value = scanner.text(try scanner.value(depth: 2))
            if !heads.contains(head), heads.count < Self.mostHeads {
                heads.append(head)
                cells.append("")
            }
            if let place = heads.firstIndex(of: head) { cells[place] = Self.cell(value) }
        }
        return Self.line(cells)
    }

    private static func cell(_ value: JSONText) -> String {
        switch value.bytes.first {
        case UInt8(ascii: "\""): value.string ?? ""
        case UInt8(ascii: "n"), UInt8(ascii: "["), UInt8(ascii: "{"): ""
        default: String(decoding: value.bytes, as: UTF8.self)
        }
    }

    private static func line(_ cells: [String]) -> [UInt8] {
        let quoted = cells.map { "\"\($0.substituting("\"", with: "\"\""))\"" }
        return Array((quoted.joined(separator: ",") + "\n").utf8)
    }
}
