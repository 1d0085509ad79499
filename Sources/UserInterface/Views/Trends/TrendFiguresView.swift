import CursesCore
import DataSource
import Model
import SharedInterface

// Change in the shown days and distance to the goal.
struct TrendFiguresView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Trends

    var body: some View {
        ViewThatFits(in: .horizontal) {
            figures(hasBar: true)
            figures(hasBar: false)
            HStack {}
        }
    }

    private func figures(hasBar: Bool) -> some View {
        HStack(spacing: 2) {
            if let total = store.total {
                Text(verbatim: style.changeText(total.change)).bold()
                    + Text(verbatim: " " + dayStyle.length(store.weighedDays)).foregroundStyle(
                        .secondary
                    )
            }
            Spacer(minLength: 0)
            if store.isOfNewest, let goal = store.course.goal {
                Text(verbatim: GoalStyle(style, dayStyle, today: store.today).standing(goal))
                if hasBar, let progress = goal.progress {
                    ProgressView(value: progress.share)
                        .frame(width: 16)
                        .environment(\.progressViewDelay, .zero)
                }
            }
        }
        .lineLimit(1)
    }

    private var style: WeightStyle { WeightStyle(store.measure, store.settings) }
}
