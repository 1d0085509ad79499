import CursesUI
import DataSource
import Model
import SharedInterface

struct GoalFactsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let weight: Double
    let outlook: GoalOutlook?
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
        if let text = outlook.flatMap({ dayStyle.text($0.course, near: today) }) {
            FactRow { Text(verbatim: text).foregroundStyle(.secondary) }
        }
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
