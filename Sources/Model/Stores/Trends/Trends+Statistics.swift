public import DataSource

extension Trends {
    // Newest periods of each kind that begin before the shown days end.
    public var shownStatistics: [PeriodStatistics] {
        statistics.map { item in
            let shown = item.statistics.drop { $0.firstDay > days.upperBound }
            return PeriodStatistics(
                period: item.period,
                statistics: Array(shown.prefix(Self.mostShown))
            )
        }
    }

    // Points to draw; those of a long range are thinned.
    public func points(in days: ClosedRange<Day>) -> [TrendPoint] {
        chartService.points(points, in: days)
    }

    func present(_ period: Period?) {
        presentedPeriod = period
        let shown = statistics.first { $0.period == period }
        presentedRows =
            shown.map {
                statisticsService.rows(
                    of: $0.statistics,
                    by: $0.period,
                    unreadYears: problems.incompleteYears
                )
            } ?? []
    }

    private static let mostShown = 8
}
