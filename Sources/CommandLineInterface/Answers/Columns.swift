// Rows of cells below each other; the last cell may be as long as it is.
nonisolated struct Columns {
    let isTrailing: [Bool]
    private(set) var widths: [Int]
    private var rows: [[String]] = []

    init(_ isTrailing: [Bool]) {
        self.isTrailing = isTrailing
        widths = isTrailing.map { _ in 0 }
    }

    mutating func append(_ cells: [String]) {
        for (index, cell) in cells.enumerated() {
            widths[index] = max(widths[index], PlainLine.width(of: cell))
        }
        rows.append(cells)
    }

    var lines: [String] {
        rows.map { cells in
            var line = ""
            var blanks = 0
            for (index, cell) in cells.enumerated() {
                let space = widths[index] - PlainLine.width(of: cell)
                if isTrailing[index] { blanks += space }
                if !cell.isEmpty {
                    line += repeatElement(" ", count: blanks)
                    line += cell
                    blanks = 0
                }
                blanks += isTrailing[index] ? 2 : 2 + space
            }
            return line
        }
    }
}
