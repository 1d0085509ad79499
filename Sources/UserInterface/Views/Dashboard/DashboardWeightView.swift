import CursesUI
import DataSource
import Model
import SharedInterface

// The newest weight before all that is said of it, in large digits where there is room.
struct DashboardWeightView: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var isLarge = true

    var body: some View {
        if let entry = store.overview.entries.first {
            HStack(alignment: .bottom, spacing: 2) {
                if isLarge {
                    HStack(alignment: .bottom, spacing: 1) {
                        BigNumberView(number: style.number(entry.weighIn.weight)).bold()
                        if store.settings.weightUnit != .stones {
                            Text(store.settings.weightUnit.symbol)
                        }
                    }
                    .layoutPriority(1)
                } else {
                    Text(verbatim: style.text(entry.weighIn.weight)).bold().layoutPriority(1)
                }
                if let change = entry.change { changeText(change, of: entry) }
            }
        }
    }

    // A number alone would leave open since when.
    private func changeText(_ change: Double, of entry: HistoryEntry) -> some View {
        let style = style.aligned(with: entry)
        return ViewThatFits(in: .horizontal) {
            if let previous = store.overview.entries.dropFirst().first?.weighIn {
                Text(
                    verbatim: dayStyle.since(
                        previous,
                        style.changeText(change),
                        on: entry.weighIn.day,
                        today: store.today
                    )
                )
                .lineLimit(1)
            }
            Text(verbatim: style.changeBesideWeight(change))
        }
        .foregroundStyle(isLarge ? .secondary : .primary)
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct DashboardWeightView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { DashboardWeightView(store: .ann($0)) }
    }
}
