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
            ForEach(words.notes(outlook, hasPace: false), id: \.self) { note in
                FactRow { Text(verbatim: note).foregroundStyle(.secondary).lineLimit(1) }
            }
            row(isReached ? [] : words.paces(outlook))
            row(words.courseTexts(outlook))
        }
    }

    // The longest text that fits.
    @ViewBuilder private func row(_ texts: [String]) -> some View {
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
            if let standing, outlook?.state == .reached || outlook?.course == .untested {
                Text(verbatim: standing)
            }
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
        outlook.map { outlook in
            let paces = outlook.state == .reached ? [] : words.paces(outlook)
            return paces + words.courseTexts(outlook, isLabelled: false)
        } ?? []
    }

    private var notes: [String] { outlook.map { words.notes($0) } ?? [] }

    private var standing: String? { outlook.map(words.standing) }

    private var words: GoalStyle { GoalStyle(style, dayStyle, today: today) }

    private var name: some View { Text("goal \(words.text(goal))") }
}

struct GoalHintView: View {
    @Environment(\.keyRemapping) private var keys
    let dismiss: () -> Void

    var body: some View {
        PassingNoteView(
            text: "No goal yet · \(key) to set one · x hides this",
            brief: "No goal yet · \(key) sets one · x hides",
            dismiss: dismiss
        )
    }

    private var key: String { keys.name(of: .goal) }
}

struct GoalReachedView: View {
    @Environment(\.dayStyle) private var dayStyle
    let goal: Goal
    let settings: Settings
    let dismiss: () -> Void

    var body: some View {
        let weight = WeightStyle(settings.weightUnit)
        let text = GoalStyle(weight, dayStyle, today: .first).text(goal)
        PassingNoteView(
            text: "You have reached your goal: \(text) · x hides this",
            brief: "Goal reached: \(text)",
            isGood: true,
            dismiss: dismiss
        )
    }
}
