import CursesCore

// A line at the bottom of a screen that one key dismisses.
struct PassingNoteView: View {
    let text: LocalizedStringKey
    // The short text if the whole does not fit.
    let brief: LocalizedStringKey
    var isGood = false
    let dismiss: () -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text(text)
            Text(brief)
        }
        .foregroundStyle(isGood ? .success : .secondary)
        .lineLimit(1)
        .padding(.horizontal)
        .hiddenWhileCovered()
        .toolbar {
            ToolbarItem(placement: .secondaryAction) {
                Button("hide the hint", action: dismiss)
                    .keyboardShortcut("x", modifiers: [])
            }
        }
    }
}
