public import DataSource

public struct ReportYear: Identifiable, Hashable, Sendable {
    public var total: Statistics
    // The newest first.
    public var months: [Statistics]

    public var id: Int { total.firstDay.year }
}
