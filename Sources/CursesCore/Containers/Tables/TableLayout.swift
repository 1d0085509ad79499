/// Column widths of a table, shared by the header and all rows.
final class TableLayout {
    struct Column: Equatable {
        let title: GlyphText
        let bounds: Bounds
        let alignment: HorizontalAlignment
        /// Columns of a lower priority are hidden first.
        var priority = 0.0
    }

    static let gap = 2
    let columns: [Column]
    private var known: (room: Int, widths: [Int])?

    init(_ columns: [Column]) {
        self.columns = columns
    }

    /// Returns the column widths, 0 for hidden columns; if no column fits, the most important one
    /// is truncated.
    func widths(_ room: Int) -> [Int] {
        if let known, known.room == room { return known.widths }
        let widths = fit(room)
        known = (room, widths)
        return widths
    }

    /// Returns the rectangle of each column in a row, with width 0 if hidden.
    func rects(in row: Rect) -> [Rect] {
        var x = row.minX
        return widths(row.width).map { width in
            defer { x += width > 0 ? width + Self.gap : 0 }
            return Rect(x: x, y: row.minY, width: width, height: row.height)
        }
    }

    private func least(_ column: Column) -> Int {
        let least = column.bounds.minimum ?? max(1, column.title.width)
        return min(least, column.bounds.maximum ?? least)
    }

    private func fit(_ room: Int) -> [Int] {
        var widths = columns.map { _ in 0 }
        var used = 0
        // Sorting is stable: columns of equal priority keep their order.
        for index in columns.indices.sorted(by: { columns[$0].priority > columns[$1].priority }) {
            let width = least(columns[index])
            let needed = width + (used == 0 ? 0 : Self.gap)
            if used + needed > room {
                if used == 0 { widths[index] = room }
                break
            }
            widths[index] = width
            used += needed
        }
        var rest = max(0, room - used)
        let priorities = Set(columns.map(\.priority)).sorted(by: >)
        for limit in [{ $0.bounds.ideal ?? self.least($0) }, Self.most] {
            for priority in priorities { grow(&widths, priority, by: &rest, to: limit) }
        }
        return widths
    }

    private static func most(_ column: Column) -> Int {
        column.bounds.maximum ?? Proposal.unlimited
    }

    /// Distributes space among the columns of a priority that are below their limit.
    private func grow(
        _ widths: inout [Int],
        _ priority: Double,
        by rest: inout Int,
        to limit: (Column) -> Int
    ) {
        let limits = zip(widths, columns).map { width, column in
            width > 0 && column.priority == priority ? max(width, limit(column)) : 0
        }
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
