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

struct TrendsStatisticsView_Previews: PreviewProvider {
    private static let store = Trends(
        .preview,
        course: Course(
            person: .ann,
            today: .preview,
            statistics: [PeriodStatistics(period: .month, statistics: [.sample])]
        ),
        total: .sample
    )

    static var previews: some View {
        VStack(alignment: .leading) {
            TrendsStatisticsView(store: store, columns: 1)
            TrendsStatisticsView(store: store, columns: 2)
        }
    }
}
