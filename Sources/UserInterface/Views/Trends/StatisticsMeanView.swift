import CursesCore
import DataSource
import SharedInterface

// The mean, or a sign for an unreadable or empty period.
struct StatisticsMeanView: View {
    let row: StatisticsRow
    let style: WeightStyle

    var body: some View {
        if row.isUnread {
            Text(verbatim: "▲").foregroundStyle(.danger)
        } else {
            Text(verbatim: row.statistics.map { style.mean($0.mean) } ?? "–").bold()
        }
    }
}
