// Rows of cells below each other; the last cell may be as long as it is.
nonisolated struct Columns {
    private static let blanks = (0...64).map { String(repeating: " ", count: $0) }

    private let isTrailing: [Bool]
    private var widths: [Int]
    private var rows: [[(text: String, width: Int)]] = []

    init(_ isTrailing: [Bool]) {
        self.isTrailing = isTrailing
        widths = isTrailing.map { _ in 0 }
    }

    mutating func append(_ cells: [String]) {
        var row: [(text: String, width: Int)] = []
        row.reserveCapacity(cells.count)
        for (index, cell) in cells.enumerated() {
            let width = PlainLine.width(of: cell)
            if width > widths[index] { widths[index] = width }
            row.append((cell, width))
        }
        rows.append(row)
    }

    var lines: [String] {
        rows.map { row in
            var line = ""
            line.reserveCapacity(80)
            var blanks = 0
            for (index, cell) in row.enumerated() {
                let space = widths[index] - cell.width
                if isTrailing[index] { blanks += space }
                if cell.width > 0 {
                    line += Self.blank(blanks)
                    line += cell.text
                    blanks = 0
                }
                blanks += isTrailing[index] ? 2 : 2 + space
            }
            return line
        }
    }

    private static func blank(_ count: Int) -> String {
        count < blanks.count ? blanks[count] : String(repeating: " ", count: count)
    }
}
