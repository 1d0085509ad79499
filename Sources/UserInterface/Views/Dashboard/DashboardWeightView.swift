import CursesUI
import DataSource
import Model
import SharedInterface

// The newest weight as large as there is room for.
struct DashboardWeightView: View {
    @Environment(\.appDependencies) private var appDependencies
    let store: Dashboard

    var body: some View {
        if let entry = store.overview.entries.first {
            HStack(alignment: .bottom, spacing: 2) {
                BigNumberView(number: style.number(entry.weighIn.weight)).bold()
                HStack(spacing: 2) {
                    if store.settings.weightUnit != .stones {
                        Text(store.settings.weightUnit.symbol)
                    }
                    Text(verbatim: entry.change.map(style.change) ?? "")
                        .foregroundStyle(.secondary)
                }
            }
        }
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct DashboardWeightView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardWeightView(store: .ann($0)) }
    }
}
