import CursesUI
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

struct GoalHintView_Previews: PreviewProvider {
    static var previews: some View {
        GoalHintView {}
    }
}
