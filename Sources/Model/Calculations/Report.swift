public import DataSource

// Weigh-ins of a period and their figures, to print.
public struct Report: Hashable, Sendable {
    public var person: Person
    public var age: Int?
    public var settings: Settings
    public var today: Day
    public var days: ClosedRange<Day>
    // The figures of the last day.
    public var overview: Overview
    public var classBounds: Range<Double>
    // The newest first.
    public var entries: [HistoryEntry]
    // By weigh-in, for those before the 20th birthday.
    public var growth: [WeighIn.ID: GrowthAssessment] = [:]
    public var years: [ReportYear]
    public var total: Statistics
    public var points: [TrendPoint]
    public var extent: ChartExtent
    // Years with unreadable weigh-ins.
    public var incompleteYears: [Int] = []
}

extension Report {
    // Entries without slips.
    public var settledEntries: [HistoryEntry] { entries.filter { !$0.isSlip } }

    public var weighedDays: Set<Day> { Set(entries.lazy.map(\.weighIn.day)) }

    // Days of the longest series of successive weighed days; the newest of equal ones.
    public var longestRow: ClosedRange<Day>? {
        var (longest, current): (ClosedRange<Day>?, ClosedRange<Day>?)
        for day in weighedDays.sorted() {
            let isNext = current?.upperBound.advanced(by: 1) == day
            let row = (isNext ? current?.lowerBound ?? day : day)...day
            current = row
            if longest.map({ $0.count <= row.count }) ?? true { longest = row }
        }
        return longest
    }
}

public struct ReportYear: Identifiable, Hashable, Sendable {
    public var total: Statistics
    // The newest first.
    public var months: [Statistics]

    public var id: Int { total.firstDay.year }
}
