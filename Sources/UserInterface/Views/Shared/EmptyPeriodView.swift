import CursesCore
import DataSource
import SharedInterface

// Shown in place of an empty chart.
struct EmptyPeriodView: View {
    @Environment(\.dayStyle) private var dayStyle
    let newest: Day?
    var hint: LocalizedStringKey?

    var body: some View {
        ViewThatFits(in: .vertical) {
            ContentUnavailableView {
                Text("No weigh-ins in this period")
            } description: {
                if let newest {
                    VStack {
                        last(newest)
                        if let hint { Text(hint) }
                    }
                }
            }
            // Implies that the period has none.
            if let newest { ContentUnavailableView { last(newest) } }
        }
    }

    private func last(_ day: Day) -> some View {
        Text("Last weigh-in: \(dayStyle.full(day))")
    }
}
