// A period beside the one before it, and where its weights lie among those of all periods; or the
// periods in which nothing was weighed.
public struct StatisticsRow: Identifiable, Hashable, Sendable {
    public static let cells = 16

    public var days: ClosedRange<Day>
    public var statistics: Statistics?
    public var difference: Double?
    // The cells of the lowest, the mean and the highest weight.
    public var extent: ClosedRange<Int>?
    public var meanCell: Int?

    public var id: Day { days.lowerBound }

    public init(
        days: ClosedRange<Day>,
        statistics: Statistics? = nil,
        difference: Double? = nil,
        extent: ClosedRange<Int>? = nil,
        meanCell: Int? = nil
    ) {
        self.days = days
        self.statistics = statistics
        self.difference = difference
        self.extent = extent
        self.meanCell = meanCell
    }
}
