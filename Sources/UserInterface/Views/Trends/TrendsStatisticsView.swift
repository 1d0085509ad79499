import CursesCore
import DataSource
import Model
import SharedInterface

// The shown days and the newest of each period.
struct TrendsStatisticsView: View {
    let store: Trends
    let columns: Int
    var isShort = false

    var body: some View {
        StatisticsColumnsView(
            total: store.total,
            days: store.weighedDays,
            statistics: Array(store.shownStatistics.prefix(columns)),
            style: WeightStyle(store.measure, store.settings),
            tableLabel: store.measure.tableLabel(UnitStyle(store.settings)),
            year: columns > 2 ? nil : newestYear,
            isShort: isShort
        )
    }
}

extension TrendsStatisticsView {
    fileprivate var newestYear: Statistics? {
        store.shownStatistics.first { $0.period == .year }?.statistics.first
    }
}
