import CursesUI

struct LimitsNoteView: View {
    let dismiss: () -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("A screening value, not a diagnosis: ? tells its limits, x puts this away")
            Text("No diagnosis: ? limits, x put away")
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

struct LimitsNoteView_Previews: PreviewProvider {
    static var previews: some View {
        LimitsNoteView {}
    }
}
