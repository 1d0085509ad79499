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
        let rows = outlook?.rows(style)
        FactRow("goal") {
            HStack(spacing: 2) {
                Text(verbatim: style.text(weight))
                if let label = rows?.0 { Text(label) }
            }
            .lineLimit(1)
        }
        if let beyond = rows?.beyond {
            FactRow { Text(beyond).foregroundStyle(.secondary) }
        }
        if let progress {
            FactRow {
                let start = style.meanText(progress.start)
                let month = dayStyle.name(ofMonth: progress.day)
                ViewThatFits(in: .horizontal) {
                    ForEach([40.0, 16, 14], id: \.self) { width in
                        way(progress, width, Text("from \(start) in \(month)"))
                    }
                    ForEach([16.0, 14, 12], id: \.self) { width in
                        way(progress, width, Text("since \(month)"))
                    }
                    bar(progress, 16)
                }
            }
        }
        if let outlook, case let texts = dayStyle.texts(outlook.course, near: today), !texts.isEmpty
        {
            FactRow {
                ViewThatFits(in: .horizontal) {
                    ForEach(texts, id: \.self) { Text(verbatim: $0).foregroundStyle(.secondary) }
                }
            }
        }
    }
}

extension GoalFactsView {
    fileprivate func way(_ progress: GoalProgress, _ width: Double, _ start: Text) -> some View {
        HStack {
            bar(progress, width)
            start.foregroundStyle(.secondary)
        }
    }

    fileprivate func bar(_ progress: GoalProgress, _ width: Double) -> some View {
        ProgressView(value: progress.share)
            .frame(width: width)
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
