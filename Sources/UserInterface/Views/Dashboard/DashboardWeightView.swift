import CursesUI
import DataSource
import Model
import SharedInterface

// The newest weight before all that is said of it, in large digits where there is room.
struct DashboardWeightView: View {
    @Environment(\.appDependencies) private var appDependencies
    let store: Dashboard
    var isLarge = true

    var body: some View {
        if let entry = store.overview.entries.first {
            HStack(alignment: .bottom, spacing: 2) {
                if isLarge {
                    BigNumberView(number: style.number(entry.weighIn.weight)).bold()
                    if store.settings.weightUnit != .stones {
                        Text(store.settings.weightUnit.symbol)
                    }
                } else {
                    Text(verbatim: style.text(entry.weighIn.weight)).bold()
                }
                Text(
                    verbatim: entry.change.map(style.aligned(with: entry).changeBesideWeight) ?? ""
                )
                .foregroundStyle(isLarge ? .secondary : .primary)
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
