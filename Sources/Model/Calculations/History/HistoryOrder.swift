import DataSource
public import Essentials

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
