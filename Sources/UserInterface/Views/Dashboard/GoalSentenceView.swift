import CursesCore
import DataSource
import Model
import SharedInterface

// How far the goal is and when it is met, above a bar of what is done.
struct GoalSentenceView: View {
    @Environment(\.dayStyle) private var dayStyle
    let goal: Goal
    let outlook: GoalOutlook?
    let style: WeightStyle
    let today: Day

    var body: some View {
        VStack(alignment: .leading) {
            if let outlook { sentence(outlook) }
            HStack {
                Text("goal \(words.text(goal))").foregroundStyle(.secondary).lineLimit(1)
                if let outlook, outlook.state != .reached, let progress = outlook.progress {
                    ProgressView(value: progress.share)
                        .environment(\.progressViewDelay, .zero)
                }
            }
        }
    }

    // In one line if that fits.
    private func sentence(_ outlook: GoalOutlook) -> some View {
        let (standing, texts) = (words.standing(outlook), words.outlooks(outlook))
        return ViewThatFits(in: .horizontal) {
            ForEach(texts, id: \.self) { Text(verbatim: "\(standing) · \($0)") }
            VStack(alignment: .leading) {
                Text(verbatim: standing)
                texts.firstFitting.lineLimit(1)
            }
        }
        .foregroundStyle(
            outlook.state == .reached || outlook.course == .untested ? .success : .primary
        )
    }

    private var words: GoalStyle { GoalStyle(style, dayStyle, today: today) }
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
        .padding(.horizontal)
    }
}
