import CursesUI
import DataSource
import Model

struct DashboardCompactView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard

    var body: some View {
        VStack(alignment: .leading) {
            DashboardTodayView(overview: store.overview, isLabeled: false)
            if let entry = store.overview.entries.first {
                HStack(spacing: 2) {
                    Text(verbatim: style.text(entry.weighIn.weight)).bold()
                    Text(verbatim: entry.change.map(style.change) ?? "")
                    Spacer()
                    Text("trend \(style.number(entry.trend))")
                }
            }
            HStack(spacing: 2) {
                if let rate = store.overview.rate {
                    Text("\(style.changeText(rate)) a week")
                } else {
                    Text("not enough data yet").foregroundStyle(.secondary)
                }
                Spacer()
                if let day = store.overview.goalDate {
                    Text("goal \(dayStyle.date(day, near: store.today))")
                } else if let goal = store.person.goalWeight {
                    Text("goal \(style.text(goal))")
                }
            }
            Divider()
            EntryListView(store: store, isWide: false)
        }
        .padding(.horizontal)
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct DashboardCompactView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardCompactView(store: .ann($0)) }
    }
}
