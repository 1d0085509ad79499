import CursesUI

@MainActor @Observable
final class Notes: Composable {
    var notes: [Note]
    var selection: Note.ID?
    var searchText: String
    var sort: Sort
    var deleting: Note?
    var isPresentedDeletion: Bool
    var editor: NoteEditor?
    let action: (Action) async -> Void

    init(notes: [Note] = [], action: @escaping (Action) async -> Void = { _ in }) {
        self.notes = notes
        self.selection = nil
        self.searchText = ""
        self.sort = .title
        self.deleting = nil
        self.isPresentedDeletion = false
        self.editor = nil
        self.action = action
    }

    var filteredNotes: [Note] {
        notes.filter { searchText.isEmpty || $0.title.contains(searchText) }
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task: break
        case .refresh: break
        case .deleteButtonTapped(let note):
            deleting = note
            isPresentedDeletion = true
        case .deleteConfirmButtonTapped(let note):
            notes.removeAll { $0.id == note.id }
        case .pinButtonTapped(let note):
            if let index = notes.firstIndex(where: { $0.id == note.id }) {
                notes[index].isPinned.toggle()
            }
        case .addButtonTapped:
            editor = NoteEditor(note: nil) { [weak self] in await self?.send(.editor($0)) }
        case .onDelete(let offsets):
            notes.remove(atOffsets: offsets)
        case .onMove(let source, let destination):
            notes.move(fromOffsets: source, toOffset: destination)
        case .editor(.cancelButtonTapped):
            editor = nil
        case .editor(.saved(let note)):
            notes.append(note)
            editor = nil
        case .editor:
            break
        }
    }

    enum Sort: String, CaseIterable, Sendable { case title, date }

    enum Action: Sendable {
        case task(String)
        case refresh
        case deleteButtonTapped(Note)
        case deleteConfirmButtonTapped(Note)
        case pinButtonTapped(Note)
        case addButtonTapped
        case onDelete(IndexSet)
        case onMove(IndexSet, Int)
        case editor(NoteEditor.Action)
    }
}
