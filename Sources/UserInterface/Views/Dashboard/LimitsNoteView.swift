import CursesUI
import DataSource

struct LimitsNoteView: View {
    @Environment(\.keyRemapping) private var keys
    let dismiss: () -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("A screening value, not a diagnosis · \(key) its limits · x hides this")
            Text("Not a diagnosis · \(key) limits · x hides")
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

    private var key: String { keys.name(of: .help) }
}

struct LimitsNoteView_Previews: PreviewProvider {
    static var previews: some View {
        LimitsNoteView {}
    }
}
