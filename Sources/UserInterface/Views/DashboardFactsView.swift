import CursesUI
import DataSource
import Model

struct DashboardFactsView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard

    var body: some View {
        Grid(alignment: .leading) {
            if let entry = store.overview.entries.first {
                row("weight", style.text(entry.weighIn.weight), entry.change.map(style.change))
                row("trend", style.text(entry.trend))
            }
            if let rate = store.overview.rate, let energy = store.overview.energy {
                row("rate") { Text("\(style.changeText(rate)) a week") }
                row("energy") { Text("about \(energy.signed(fractionDigits: 0)) kcal a day") }
            } else {
                row("rate") { Text("not enough data yet").foregroundStyle(.secondary) }
            }
            if let goal = store.person.goalWeight {
                row("goal", style.text(goal), store.overview.goalDate.map(date))
            }
            if let weights = store.overview.healthyWeights {
                row("healthy", style.range(weights))
            }
        }
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }

    private func date(_ day: Day) -> String { dayStyle.date(day, near: store.today) }

    private func row(
        _ label: LocalizedStringKey,
        _ value: String,
        _ detail: String? = nil
    ) -> some View {
        row(label) { Text(verbatim: detail.map { "\(value)  \($0)" } ?? value) }
    }

    private func row(
        _ label: LocalizedStringKey,
        @ViewBuilder value: () -> some View
    ) -> some View {
        GridRow {
            Text(label).foregroundStyle(.secondary)
            value()
        }
    }
}

struct DashboardFactsView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardFactsView(store: .ann($0)) }
    }
}
