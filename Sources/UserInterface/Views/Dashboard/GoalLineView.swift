import CursesUI
import DataSource
import Model
import SharedInterface

struct GoalLineView: View {
    @Environment(\.dayStyle) private var dayStyle
    let weight: Double
    let outlook: GoalOutlook?
    let style: WeightStyle
    let today: Day

    var body: some View {
        ViewThatFits(in: .horizontal) {
            if let label = outlook?.distanceLabel(style) {
                line(texts.first) {
                    goal
                    Text(label)
                }
            }
            ForEach(texts, id: \.self) { text in
                line(text) { goal }
            }
            if let label = outlook?.rows(style).0 {
                line(nil) {
                    goal
                    Text(label)
                }
            }
            if texts.isEmpty { goal }
            ForEach(texts, id: \.self) { Text(verbatim: $0) }
        }
    }

    private func line(
        _ text: String?,
        @ViewBuilder _ content: () -> some View
    ) -> some View {
        HStack(spacing: 0) {
            HStack(spacing: 2, content: content)
            if let text {
                Spacer(minLength: 2)
                Text(verbatim: text)
            }
        }
    }

    private var texts: [String] {
        outlook.map { dayStyle.texts($0.course, near: today, isLabelled: false) } ?? []
    }

    private var goal: some View { Text("goal \(style.text(weight))") }
}

struct GoalLineView_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading) {
            ForEach(GoalCourse.samples, id: \.self) { course in
                GoalLineView(
                    weight: 71.5,
                    outlook: GoalOutlook(distance: -0.9, course: course),
                    style: WeightStyle(.kilograms, .preview),
                    today: .preview
                )
            }
        }
    }
}
