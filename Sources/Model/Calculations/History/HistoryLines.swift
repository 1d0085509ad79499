// A view of the rows with month heads in between, without copies.
public struct HistoryLines: RandomAccessCollection, Hashable, Sendable {
    private let rows: HistoryRows
    private let months: [HistoryMonth]

    init(_ rows: HistoryRows, months: [HistoryMonth] = []) {
        self.rows = rows
        self.months = months
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { rows.endIndex + months.count }

    public subscript(position: Int) -> HistoryLine {
        let before = monthsBegun(at: position)
        if before > 0, start(of: before - 1) == position {
            return HistoryLine(entry: rows[months[before - 1].start], month: months[before - 1])
        }
        return HistoryLine(entry: rows[position - before])
    }

    private func start(of month: Int) -> Int { months[month].start + month }

    private func monthsBegun(at position: Int) -> Int {
        var (lower, upper) = (0, months.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if start(of: middle) <= position { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
