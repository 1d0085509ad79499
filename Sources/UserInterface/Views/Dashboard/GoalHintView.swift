import CursesUI
import SharedInterface

struct GoalHintView: View {
    let dismiss: () -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("No goal yet: e sets one, and the way there is shown; x puts this away")
            Text("No goal yet: e sets one, x put away")
        }
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .padding(.horizontal)
        .toolbar {
            ToolbarItem(placement: .secondaryAction) {
                Button("hide the note", action: dismiss)
                    .keyboardShortcut("x", modifiers: [])
            }
        }
    }
}

struct GoalHintView_Previews: PreviewProvider {
    static var previews: some View {
        GoalHintView {}
    }
}
