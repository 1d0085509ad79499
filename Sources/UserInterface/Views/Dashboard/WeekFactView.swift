import CursesCore
import DataSource
import SharedInterface

// Mean of the last 7 days and its change from the 7 days before.
struct WeekFactView: View {
    let week: WeekComparison
    let style: WeightStyle

    var body: some View {
        HStack(spacing: 2) {
            Text(verbatim: style.meanText(week.mean)).layoutPriority(1)
            if let change = week.change.map(style.changeBesideWeight) {
                ViewThatFits(in: .horizontal) {
                    Text("\(change) on last week").lineLimit(1)
                    Text(verbatim: change)
                }
            }
        }
    }
}
