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

public struct ReportYear: Identifiable, Hashable, Sendable {
    public var total: Statistics
    // The newest first.
    public var months: [Statistics]

    public var id: Int { total.firstDay.year }
}
