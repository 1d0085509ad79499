import CursesCore

// Table; the last column is not padded. A long history has a million cells, so all cells
// share one byte array.
nonisolated struct Columns {
    private let isTrailing: [Bool]
    private var widths: [Int]
    private var text: [UInt8] = []
    private var cells: [Cell] = []

    private struct Cell {
        let end: UInt32
        private let number: Int32

        // A known cell has only characters that are no control sequences and have a fixed width.
        init(end: Int, width: Int, isKnown: Bool) {
            self.end = UInt32(clamping: end)
            let width = Int32(clamping: width)
            number = isKnown ? width : -1 - width
        }

        var isKnown: Bool { number >= 0 }
        var width: Int { Int(isKnown ? number : -1 - number) }
    }

    init(_ isTrailing: [Bool], rowCount: Int = 0) {
        self.isTrailing = isTrailing
        widths = isTrailing.map { _ in 0 }
        cells.reserveCapacity(rowCount * isTrailing.count)
    }

    mutating func append(_ row: [String]) {
        for (index, cell) in row.enumerated() { append(cell, at: index) }
    }

    // Cells are appended row by row, from left to right.
    mutating func append(_ cell: String, at index: Int) {
        let known = PlainLine.knownWidth(of: cell)
        let width = known ?? PlainText.width(of: cell)
        if width > widths[index] { widths[index] = width }
        text += cell.utf8
        cells.append(Cell(end: text.count, width: width, isKnown: known != nil))
    }

    var lines: [String] {
        var lines: [String] = []
        forEachRow { line, _ in lines.append(String(decoding: line, as: UTF8.self)) }
        return lines
    }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 2)
        forEachRow { line, isKnown in
            if isKnown {
                bytes += line
                bytes.append(UInt8(ascii: "\n"))
            } else {
                bytes += PlainText([String(decoding: line, as: UTF8.self)]).bytes
            }
        }
        return bytes
    }

    private func forEachRow(_ body: ([UInt8], _ isKnown: Bool) -> Void) {
        var line: [UInt8] = []
        var start = 0
        for row in stride(from: 0, to: cells.count, by: widths.count) {
            line.removeAll(keepingCapacity: true)
            var (blanks, isKnown) = (0, true)
            for index in widths.indices {
                let cell = cells[row + index]
                let space = widths[index] - cell.width
                if isTrailing[index] { blanks += space }
                if cell.width > 0 {
                    for _ in 0..<blanks { line.append(UInt8(ascii: " ")) }
                    line += text[start..<Int(cell.end)]
                    blanks = 0
                }
                blanks += isTrailing[index] ? 2 : 2 + space
                isKnown = isKnown && cell.isKnown
                start = Int(cell.end)
            }
            body(line, isKnown)
        }
    }
}

// Histories use few characters, all of fixed width and none a control sequence; other text goes
// through `PlainText`, which removes control characters.
nonisolated enum PlainLine {
    static func width(of text: String) -> Int {
        knownWidth(of: text) ?? PlainText.width(of: text)
    }

    static func bytes(of lines: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            if knownWidth(of: line) == nil {
                bytes += PlainText([line]).bytes
            } else {
                bytes += line.utf8
                bytes.append(UInt8(ascii: "\n"))
            }
        }
        return bytes
    }

    static func knownWidth(of text: String) -> Int? {
        var text = text
        let isASCII = text.withUTF8 { bytes in
            for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
            return true
        }
        if isASCII { return text.utf8.count }
        var width = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // ASCII, and plus-minus, middle dot, dash and minus.
            case 0x20...0x7E, 0xB1, 0xB7, 0x2013, 0x2212: width += 1
            // Kana and kanji.
            case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: width += 2
            default: return nil
            }
        }
        return width
    }
}
