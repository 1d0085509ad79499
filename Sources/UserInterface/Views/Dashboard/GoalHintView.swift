import CursesUI
import DataSource
import SharedInterface

struct GoalHintView: View {
    @Environment(\.keyRemapping) private var keys
    let dismiss: () -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("No goal yet · \(key) sets one, and the way there is shown · x hides this")
            Text("No goal yet · \(key) sets one · x hides")
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

    private var key: String { keys.name(of: .editPerson) }
}

struct GoalHintView_Previews: PreviewProvider {
    static var previews: some View {
        GoalHintView {}
    }
}
