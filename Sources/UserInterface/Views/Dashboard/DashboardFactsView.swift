import CursesUI
import DataSource
import Model
import SharedInterface

struct DashboardFactsView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var isWhole = true
    // The trend tells nearly as much as the mean of 7 days, and nothing else what is healthy.
    var hasWeek = true
    // Where there is room, what belongs together is told from the rest.
    var isSpaced = false

    var body: some View {
        Grid(alignment: .leading) {
            if let entry = overview.entries.first, store.hasCourse {
                FactRow("trend") { Text(verbatim: style.meanText(entry.trend)) }
            }
            if isWhole, hasWeek, store.hasCourse, let week = overview.week {
                FactRow("7 days") { WeekFactView(week: week, style: style) }
            }
            gap
            RateFactsView(
                rate: overview.rate,
                energy: overview.energy,
                style: style,
                isStale: store.isStale,
                today: store.today
            )
            if let goal = store.person.goal {
                gap
                GoalFactsView(
                    goal: goal,
                    outlook: overview.goal,
                    hasProgress: isWhole,
                    style: style,
                    today: store.today
                )
            }
            if let weights = overview.healthyWeights {
                gap
                FactRow("healthy") { Text(verbatim: style.range(weights, dayStyle.string)) }
            }
        }
        .help(Self.meaning)
    }

    private static let meaning: LocalizedStringKey =
        "trend: the weight smoothed; each day moves it a tenth of the way to that day’s weight. 7 days: their mean, and how far it is from that of the 7 before. rate: the slope of the line through the newest weights, with its 95 % bounds. deficit, surplus: the rate in energy, at about 7700 kcal a kilogram. goal: the bar shows how much of the way is done since the goal was set. expected: when the line through the newest weights reaches the goal. healthy: the weights that are normal at this height."

    // Of what there is on a small screen.
    static let shortMeaning: LocalizedStringKey =
        "trend: the weight smoothed; each day moves it a tenth of the way to that day’s weight. The rate is the slope of the line through the newest weights; ± gives its 95 % bounds. The goal is expected when this line reaches it."

    @ViewBuilder private var gap: some View {
        if isSpaced { FactRow { Text(verbatim: "") } }
    }

    private var overview: Overview { store.overview }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct DashboardFactsView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardFactsView(store: .ann($0)) }
    }
}
