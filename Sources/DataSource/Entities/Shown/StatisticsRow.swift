// A period beside the one before it, and where its weights lie among those of all periods.
public struct StatisticsRow: Identifiable, Hashable, Sendable {
    public static let cells = 16

    public var statistics: Statistics
    public var difference: Double?
    // The cells of the lowest, the mean and the highest weight.
    public var extent: ClosedRange<Int>
    public var meanCell: Int

    public var id: Day { statistics.firstDay }

    public init(
        statistics: Statistics,
        difference: Double?,
        extent: ClosedRange<Int>,
        meanCell: Int
    ) {
        self.statistics = statistics
        self.difference = difference
        self.extent = extent
        self.meanCell = meanCell
    }
}
