import CursesUI
import DataSource
import Model
import SharedInterface

struct GoalFactsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let weight: Double
    let outlook: GoalOutlook?
    var progress: GoalProgress?
    let style: WeightStyle
    let today: Day

    var body: some View {
        FactRow("goal") {
            HStack(spacing: 2) {
                Text(verbatim: style.text(weight))
                if let outlook, outlook.course != .reached {
                    Text("\(style.distance(outlook.distance)) to go")
                }
            }
        }
        if let progress {
            FactRow {
                ViewThatFits(in: .horizontal) {
                    HStack {
                        bar(progress)
                        Text("from \(style.mean(progress.start))").foregroundStyle(.secondary)
                    }
                    bar(progress)
                }
            }
        }
        if let text = outlook.flatMap({ dayStyle.text($0.course, near: today) }) {
            FactRow { Text(verbatim: text).foregroundStyle(.secondary) }
        }
    }
}

extension GoalFactsView {
    fileprivate func bar(_ progress: GoalProgress) -> some View {
        ProgressView(value: progress.share)
            .frame(width: 16)
            .environment(\.progressViewDelay, .zero)
    }
}

struct GoalFactsView_Previews: PreviewProvider {
    static var previews: some View {
        Grid(alignment: .leading) {
            ForEach(GoalCourse.samples, id: \.self) { course in
                GoalFactsView(
                    weight: 71.5,
                    outlook: GoalOutlook(distance: -0.9, course: course),
                    style: WeightStyle(.kilograms, .preview),
                    today: .preview
                )
            }
        }
    }
}
