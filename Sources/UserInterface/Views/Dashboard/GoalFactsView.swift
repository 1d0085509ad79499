import CursesCore
import DataSource
import SharedInterface

struct GoalFactsView: View {
    @Environment(\.dayStyle) private var dayStyle
    let goal: Goal
    let outlook: GoalOutlook?
    var hasProgress = true
    let style: WeightStyle
    let today: Day

    var body: some View {
        let isReached = outlook?.state == .reached
        let standing = outlook.map(words.standing)
        FactRow("goal") {
            ViewThatFits(in: .horizontal) {
                if let standing {
                    weight(standing, isReached)
                    weight(standing, isReached, hasUnit: false)
                }
                Text(verbatim: words.text(goal))
            }
        }
        if let standing, hasRowOfStanding {
            FactRow { Text(verbatim: standing).foregroundStyle(isReached ? .success : .primary) }
        }
        if hasProgress, let outlook, let progress = outlook.progress,
            let text = words.progress(outlook)
        {
            FactRow {
                ProgressView(value: progress.share) {
                } currentValueLabel: {
                    Text(verbatim: text)
                }
                .environment(\.progressViewDelay, .zero)
            }
        }
        if let outlook {
            ForEach(words.notes(outlook), id: \.self) { note in
                FactRow { Text(verbatim: note).foregroundStyle(.secondary).lineLimit(1) }
            }
            let texts = dayStyle.texts(outlook.course, near: today)
            if !texts.isEmpty {
                FactRow {
                    ViewThatFits(in: .horizontal) {
                        ForEach(texts, id: \.self) {
                            Text(verbatim: $0).foregroundStyle(.secondary).lineLimit(1)
                        }
                    }
                }
            }
        }
    }

    private func weight(
        _ standing: String,
        _ isReached: Bool,
        hasUnit: Bool = true
    ) -> some View {
        HStack(spacing: hasUnit ? 2 : 1) {
            Text(verbatim: words.text(goal, hasUnit: hasUnit))
            if !hasRowOfStanding {
                Text(verbatim: standing).foregroundStyle(isReached ? .success : .primary)
            }
        }
    }

    // Some words are too long beside the goal.
    private var hasRowOfStanding: Bool {
        outlook?.course == .untested || outlook?.state == .reached && goal.range != nil
    }

    private var words: GoalStyle { GoalStyle(style, dayStyle, today: today) }
}
