import CursesCore

// The whole note of the marked row in a fixed number of lines.
struct HistoryNoteView: View {
    let note: String
    // Search terms to highlight.
    var wanted: [String] = []
    var lines = 2

    var body: some View {
        Text(verbatim: note, marking: wanted)
            .lineLimit(lines)
            .frame(
                maxWidth: .infinity,
                minHeight: .rows(lines),
                maxHeight: .rows(lines),
                alignment: .topLeading
            )
            .padding(.horizontal)
    }
}
