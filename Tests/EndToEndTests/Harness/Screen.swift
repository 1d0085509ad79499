/// What a terminal shows at one moment.
struct Screen: CustomStringConvertible {
    let columns: Int
    let rows: Int
    let cells: [ScreenCell]
    /// The column and row of the cursor, from 0.
    let cursor: (x: Int, y: Int)
    let isCursorVisible: Bool
    /// Whether it is the second screen, which full-screen programs draw on.
    let isAlternate: Bool
    /// Whether clicks are sent to the program.
    let hearsMouse: Bool

    /// The rows as text, without the blanks at their ends.
    var lines: [String] {
        (0..<rows).map { y in
            let row = cells[y * columns..<(y + 1) * columns].map(\.text).joined()
            return String(row.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// All rows, without the empty ones at the end.
    var text: String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    var description: String { text }

    subscript(x: Int, y: Int) -> ScreenCell { cells[y * columns + x] }

    /// Tells whether a row holds the text.
    func contains(_ text: String) -> Bool {
        lines.contains { $0.contains(text) }
    }

    /// The column and row at which the text begins.
    func location(of text: String) -> (x: Int, y: Int)? {
        for (y, line) in lines.enumerated() where line.contains(text) {
            let row = cells[y * columns..<(y + 1) * columns].map(\.text)
            for x in 0..<columns where !row[x].isEmpty {
                if row[x...].joined().hasPrefix(text) { return (x, y) }
            }
        }
        return nil
    }
}
