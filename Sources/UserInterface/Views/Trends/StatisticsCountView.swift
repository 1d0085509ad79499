import CursesUI
import DataSource

// How many weigh-ins a period has, as far as that is known.
struct StatisticsCountView: View {
    let row: StatisticsRow

    var body: some View {
        if row.isUnread {
            Text(verbatim: "▲").foregroundStyle(.warning)
        } else {
            Text(verbatim: "\(row.statistics?.readings ?? 0)")
        }
    }
}

struct StatisticsCountView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            StatisticsCountView(row: StatisticsRow(days: days))
            StatisticsCountView(row: StatisticsRow(days: days, isUnread: true))
        }
    }

    private static let days = Day.preview...Day.preview
}
