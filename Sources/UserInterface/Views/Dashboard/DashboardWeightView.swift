import CursesCore
import DataSource
import Model
import SharedInterface

// The newest weight, in large digits if they fit.
struct DashboardWeightView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var isLarge = true

    var body: some View {
        if let entry = store.overview.entries.first {
            HStack(alignment: .bottom, spacing: 2) {
                if isLarge {
                    HStack(alignment: .bottom, spacing: 1) {
                        BigNumberView(number: style.number(entry.weighIn.weight)).bold()
                        if !store.settings.weightUnit.isCompound {
                            Text(verbatim: store.settings.weightUnit.symbol)
                        }
                    }
                    .layoutPriority(1)
                } else {
                    Text(verbatim: style.text(entry.weighIn.weight)).bold().layoutPriority(1)
                }
                dayStyle.change(
                    of: entry,
                    since: store.overview.entries.dropFirst().first?.weighIn,
                    today: store.today,
                    style
                )
                .foregroundStyle(isLarge ? .secondary : .primary)
            }
        }
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit) }
}
