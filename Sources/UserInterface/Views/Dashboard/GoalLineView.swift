import CursesCore
import DataSource
import SharedInterface

struct GoalLineView: View {
    @Environment(\.dayStyle) private var dayStyle
    let goal: Goal
    let outlook: GoalOutlook?
    let style: WeightStyle
    let today: Day

    var body: some View {
        ViewThatFits(in: .horizontal) {
            if let standing {
                ForEach(texts.isEmpty ? Array(notes.prefix(1)) : texts, id: \.self) {
                    line(standing, $0)
                }
            }
            ForEach(texts, id: \.self) { line(nil, $0) }
            if let standing { line(standing, nil) }
            if let standing, outlook?.state == .reached { Text(verbatim: standing) }
            if texts.isEmpty { name }
            ForEach(texts, id: \.self) { Text(verbatim: $0) }
        }
    }

    private func line(_ standing: String?, _ text: String?) -> some View {
        HStack(spacing: 0) {
            HStack(spacing: 2) {
                name
                if let standing {
                    Text(verbatim: standing)
                        .foregroundStyle(outlook?.state == .reached ? .success : .primary)
                }
            }
            if let text {
                Spacer(minLength: 2)
                Text(verbatim: text)
            }
        }
    }

    private var texts: [String] {
        outlook.map { dayStyle.texts($0.course, near: today, isLabelled: false) } ?? []
    }

    private var notes: [String] { outlook.map(words.notes) ?? [] }

    private var standing: String? { outlook.map(words.standing) }

    private var words: GoalStyle { GoalStyle(style, dayStyle, today: today) }

    private var name: some View { Text("goal \(words.text(goal))") }
}
