public import DataSource

extension StatisticsService {
    // Leaves out the first period that was read, which may be incomplete, and periods that reach
    // into a year of which nothing can be read.
    public func statistics(
        of recent: RecentWeighIns,
        _ points: [TrendPoint],
        _ settings: Settings
    ) -> [PeriodStatistics] {
        let periods: [Period] = [.week(start: settings.weekStart), .month, .year]
        let damagedYears = recent.weighIns.problems.incompleteYears
        let unreadYears =
            damagedYears.isEmpty
            ? [] : damagedYears.subtracting(recent.weighIns.values.map(\.day.year))
        return periods.map { period in
            let all = statistics(of: recent.weighIns.values, points: points, by: period)
            let read = recent.olderYears.isEmpty ? all[...] : all.dropFirst()
            let whole = unreadYears.isEmpty ? read : without(unreadYears, read, by: period)
            return PeriodStatistics(period: period, statistics: whole.reversed())
        }
    }

    private func without(
        _ years: Set<Int>,
        _ statistics: ArraySlice<Statistics>,
        by period: Period
    ) -> ArraySlice<Statistics> {
        statistics.filter { item in
            let days = item.firstDay.year...lastDay(of: item, by: period).year
            return !years.contains(where: days.contains)
        }[...]
    }
}
