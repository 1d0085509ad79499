import CursesUI

struct NotesApp: View {
    struct Note: Identifiable, Hashable {
        let id: Int
        var title: String
        var text: String
    }

    @State private var notes = (1...3).map { Note(id: $0, title: "Note \($0)", text: "Text \($0)") }
    @State private var selected: Note.ID?
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(notes, selection: $selected) { Text($0.title) }
                .navigationTitle("Notes")
                .navigationSplitViewColumnWidth(min: 150, ideal: 180, max: 240)
        } detail: {
            if let index = notes.firstIndex(where: { $0.id == selected }) {
                VStack(alignment: .leading) {
                    TextField("Title", text: $notes[index].title)
                    TextEditor(text: $notes[index].text)
                }
                .id(notes[index].id)
                .navigationTitle(notes[index].title)
            } else {
                ContentUnavailableView("No note", systemImage: "note")
            }
        }
    }
}
