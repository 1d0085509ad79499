public import DataSource
public import Essentials

// Filtered and sorted entries as indices: copying thousands would delay a key.
public struct HistoryRows: RandomAccessCollection, Hashable, Sendable {
    public static let empty = HistoryRows([])

    private let entries: [HistoryEntry]
    private let places: [Int32]?

    init(_ entries: [HistoryEntry], at places: [Int32]? = nil) {
        self.entries = entries
        self.places = places
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places?.count ?? entries.count }

    public subscript(position: Int) -> HistoryEntry {
        entries[places.map { Int($0[position]) } ?? position]
    }
}

// A line of the history: a weigh-in, or the head of a month.
public struct HistoryLine: Identifiable, Hashable, Sendable {
    public enum ID: Hashable, Sendable {
        case month(Day)
        case entry(WeighIn.ID)
    }

    public var entry: HistoryEntry
    public var month: HistoryMonth?

    public var id: ID { month.map { .month($0.firstDay) } ?? .entry(entry.id) }
}

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

// The weigh-ins of a month, a range of the history.
public struct HistoryMonth: Hashable, Sendable {
    public var firstDay: Day
    // Index of its newest weigh-in.
    public var start: Int
    public var count: Int
    // `nil` if all of them are slips.
    public var mean: Double?
}

public struct HistoryOrder: SortComparator {
    public typealias Compared = HistoryLine

    public enum Column: Sendable {
        case day
        case weight
        case trend
        case bmi
        case note
    }

    public static let newestFirst = HistoryOrder(.day, order: .reverse)

    public let column: Column
    public var order: SortOrder

    public init(_ column: Column, order: SortOrder = .forward) {
        self.column = column
        self.order = order
    }

    public func compare(_ left: HistoryLine, _ right: HistoryLine) -> ComparisonResult {
        compare(left.entry, right.entry)
    }

    public func compare(_ left: HistoryEntry, _ right: HistoryEntry) -> ComparisonResult {
        let (first, second) = order == .forward ? (left, right) : (right, left)
        return switch column {
        case .day: compare(first.weighIn, second.weighIn)
        case .weight: compare(first.weighIn.weight, second.weighIn.weight)
        case .trend: compare(first.trend, second.trend)
        case .bmi: compare(first.bmi, second.bmi)
        case .note: compare(first.weighIn.note, second.weighIn.note)
        }
    }

    private func compare<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
        first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
}
