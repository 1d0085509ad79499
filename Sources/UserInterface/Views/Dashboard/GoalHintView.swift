import CursesCore
import DataSource
import SharedInterface

struct GoalHintView: View {
    @Environment(\.keyRemapping) private var keys
    let dismiss: () -> Void

    var body: some View {
        PassingNoteView(
            text: "No goal yet · \(key) sets one, and the way there is shown · x hides this",
            brief: "No goal yet · \(key) sets one · x hides",
            dismiss: dismiss
        )
    }

    private var key: String { keys.name(of: .editPerson) }
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
