import CursesCore
import DataSource
import Model
import SharedInterface

// The marked period by day, if the table leaves space.
struct StatisticsCourseView: View {
    let store: Trends
    let row: StatisticsRow
    let title: String

    // Least useful height of a chart.
    static let height = 14.0

    var body: some View {
        let points = store.course.points(in: row.days)
        Section(title) {
            if !points.isEmpty {
                TrendChartView(
                    TrendChart(
                        of: store.measure,
                        points: points,
                        lead: store.course.lead(into: row.days),
                        trail: store.course.trail(after: row.days),
                        days: row.days,
                        goal: store.course.goalRange,
                        healthyWeights: store.course.healthyWeights
                    ),
                    style: WeightStyle(store.measure, store.settings)
                )
            } else if row.isUnread {
                ContentUnavailableView { Text("cannot be read") }
            } else {
                EmptyPeriodView(newest: nil)
            }
        }
    }
}
