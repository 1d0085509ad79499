/// The widths of a table's columns; the header and all rows share them.
final class TableLayout {
    struct Column: Equatable {
        let title: GlyphText
        let bounds: Bounds
        let alignment: HorizontalAlignment
        /// A column of less is left out before one of more.
        var priority = 0.0
    }

    static let gap = 2
    let columns: [Column]
    private var known: (room: Int, widths: [Int])?

    init(_ columns: [Column]) {
        self.columns = columns
    }

    /// The widths of the columns, 0 of those that do not fit; the most important is cut where none
    /// does.
    func widths(_ room: Int) -> [Int] {
        if let known, known.room == room { return known.widths }
        let widths = fit(room)
        known = (room, widths)
        return widths
    }

    /// The place of each column in a row, without a width where it does not fit.
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
        // Sorting keeps the order of what is equally important.
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

    /// Shares room among the columns of a priority that are below their limit.
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
