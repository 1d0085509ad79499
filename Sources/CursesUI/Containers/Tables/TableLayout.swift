/// The widths of a table's columns; the header and all rows share them.
final class TableLayout {
    struct Column: Equatable {
        let title: GlyphText
        let bounds: Bounds
        let alignment: HorizontalAlignment
    }

    static let gap = 2
    let columns: [Column]
    private var known: (room: Int, widths: [Int])?

    init(_ columns: [Column]) {
        self.columns = columns
    }

    /// The widths of the columns that fit, from the first on; the first is cut where none fits.
    func widths(_ room: Int) -> [Int] {
        if let known, known.room == room { return known.widths }
        let widths = fit(room)
        known = (room, widths)
        return widths
    }

    /// The place of each column that fits in a row.
    func rects(in row: Rect) -> [Rect] {
        var x = row.minX
        return widths(row.width).map { width in
            defer { x += width + Self.gap }
            return Rect(x: x, y: row.minY, width: width, height: row.height)
        }
    }

    private func least(_ column: Column) -> Int {
        let least = column.bounds.minimum ?? max(1, column.title.width)
        return min(least, column.bounds.maximum ?? least)
    }

    private func fit(_ room: Int) -> [Int] {
        var widths: [Int] = []
        var used = 0
        for column in columns {
            let width = least(column)
            let needed = width + (widths.isEmpty ? 0 : Self.gap)
            if used + needed > room {
                if widths.isEmpty { widths.append(room) }
                break
            }
            widths.append(width)
            used += needed
        }
        var rest = max(0, room - used)
        grow(&widths, by: &rest) { $0.bounds.ideal ?? self.least($0) }
        grow(&widths, by: &rest) { $0.bounds.maximum ?? Proposal.unlimited }
        return widths
    }

    /// Shares room among the columns that are below their limit.
    private func grow(_ widths: inout [Int], by rest: inout Int, to limit: (Column) -> Int) {
        let limits = zip(widths, columns).map { max($0, limit($1)) }
        while rest > 0 {
            let growing = widths.indices.filter { widths[$0] < limits[$0] }
            guard !growing.isEmpty else { return }
            let share = max(1, rest / growing.count)
            for index in growing where rest > 0 {
                let step = min(share, limits[index] - widths[index], rest)
                widths[index] += step
                rest -= step
            }
        }
    }
}
