import CursesUI
import DataSource
import Model
import SharedInterface

struct DashboardFactsView: View {
    @Environment(\.appDependencies) private var appDependencies
    let store: Dashboard

    var body: some View {
        Grid(alignment: .leading) {
            if let entry = overview.entries.first {
                FactRow("weight") {
                    HStack(spacing: 2) {
                        Text(verbatim: style.text(entry.weighIn.weight))
                        Text(verbatim: entry.change.map(style.change) ?? "")
                    }
                }
                FactRow("trend") { Text(verbatim: style.meanText(entry.trend)) }
            }
            RateFactsView(rate: overview.rate, energy: overview.energy, style: style)
            if let goal = store.person.goalWeight {
                GoalFactsView(
                    weight: goal,
                    outlook: overview.goal,
                    style: style,
                    today: store.today
                )
            }
            if let weights = overview.healthyWeights {
                FactRow("healthy") { Text(verbatim: style.range(weights)) }
            }
        }
    }

    private var overview: Overview { store.overview }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct DashboardFactsView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardFactsView(store: .ann($0)) }
    }
}
