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
            ForEach(labels, id: \.self) { label in
                line(texts.first) {
                    goal
                    Text(label)
                }
            }
            if labels.isEmpty {
                line(texts.first) { goal }
            } else if texts.isEmpty {
                distance
            }
            ForEach(texts, id: \.self) { text in
                line(text, spacing: 1) { distance }
            }
            ForEach(namelessTexts, id: \.self) { text in
                HStack {
                    Text("goal")
                    Text(verbatim: text)
                }
            }
            ForEach(texts, id: \.self) { Text(verbatim: $0) }
        }
    }

    private func line(
        _ text: String?,
        spacing: Double = 2,
        @ViewBuilder _ content: () -> some View
    ) -> some View {
        HStack(spacing: spacing) {
            content()
            Spacer(minLength: 0)
            if let text { Text(verbatim: text) }
        }
    }

    private var labels: [LocalizedStringKey] { outlook?.labels(style) ?? [] }

    private var texts: [String] { texts(isLabelled: false) }

    // Beside the name of what is expected.
    private var namelessTexts: [String] { texts(isLabelled: true) }

    private func texts(isLabelled: Bool) -> [String] {
        outlook.map { dayStyle.texts($0.course, near: today, isLabelled: isLabelled) } ?? []
    }

    @ViewBuilder private var distance: some View {
        if let label = outlook?.distanceLabel(style) { Text(label) }
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
