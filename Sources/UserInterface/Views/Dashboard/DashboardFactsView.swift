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
        "trend: the curve through your weights; the settings choose how it is drawn, and new weights may still move its last three weeks. 7 days: their mean, and how far it is from that of the 7 before. rate: the mean change of the last weeks, with its 95 % bounds; a change in the last 10 days would not show yet. deficit, surplus: the rate in energy, at 4900 to 7700 kcal a kilogram. goal: the bar shows how much of the way is done since the goal was set. expected: between which days the goal is met if the rate stays. healthy: the weights that are normal at this height."

    // Of what there is on a small screen.
    static let shortMeaning: LocalizedStringKey =
        "trend: the curve through your weights; the settings choose how it is drawn. The rate is the mean change of the last weeks; ± gives its 95 % bounds. The goal is expected between the days on which it is met if the rate stays."

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
