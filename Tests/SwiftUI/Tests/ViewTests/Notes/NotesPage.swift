import CursesUI

struct NotesPage: View {
    @State var store: Notes

    var body: some View {
        List(selection: $store.selection) {
            Section {
                ForEach(store.filteredNotes) { note in
                    row(note)
                        .tag(note.id)
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button(role: .destructive) {
                                Task { await store.send(.deleteButtonTapped(note)) }
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                        }
                        .swipeActions(edge: .leading) {
                            Button {
                                Task { await store.send(.pinButtonTapped(note)) }
                            } label: {
                                Image(systemName: note.isPinned ? "pin.slash" : "pin")
                            }
                            .tint(.yellow)
                        }
                        .contextMenu {
                            Button("Pin", systemImage: "pin") {
                                Task { await store.send(.pinButtonTapped(note)) }
                            }
                            Divider()
                            Button("Delete", role: .destructive) {
                                Task { await store.send(.deleteButtonTapped(note)) }
                            }
                        }
                        .listRowSeparator(.hidden)
                        .listRowSeparatorTint(.red)
                }
                .onDelete { offsets in
                    Task { await store.send(.onDelete(offsets)) }
                }
                .onMove { source, destination in
                    Task { await store.send(.onMove(source, destination)) }
                }
            } header: {
                HStack {
                    Text("Notes")
                    Spacer()
                    Text(store.notes.count, format: .number)
                        .monospacedDigit()
                }
            }
        }
        .listStyle(.insetGrouped)
        .searchable(
            text: $store.searchText,
            placement: .navigationBarDrawer(displayMode: .always),
            prompt: "Search notes"
        )
        .refreshable {
            await store.send(.refresh)
        }
        .overlay {
            if store.filteredNotes.isEmpty {
                if store.searchText.isEmpty {
                    ContentUnavailableView(
                        "No Notes",
                        systemImage: "note.text",
                        description: Text("Add one.")
                    )
                } else {
                    ContentUnavailableView.search(text: store.searchText)
                }
            }
        }
        .animation(.default, value: store.filteredNotes)
        .navigationTitle("Notes")
        .toolbar {
            ToolbarItem(placement: .topBarLeading) {
                EditButton()
            }
            ToolbarItem(placement: .primaryAction) {
                Button {
                    Task { await store.send(.addButtonTapped) }
                } label: {
                    Label("Add", systemImage: "plus")
                }
            }
            ToolbarItem(placement: .topBarTrailing) {
                Menu {
                    Picker("Sort", selection: $store.sort) {
                        ForEach(Notes.Sort.allCases, id: \.self) { sort in
                            Text(sort.rawValue.capitalized).tag(sort)
                        }
                    }
                    Divider()
                    Button("Select First") {
                        store.selection = store.notes.first?.id
                    }
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
            }
            ToolbarItem(placement: .bottomBar) {
                Text("\(store.notes.count) notes")
                    .font(.caption)
            }
            ToolbarItem(placement: .status) {
                Text("Updated just now")
            }
        }
        .confirmationDialog(
            "Delete the note?",
            isPresented: $store.isPresentedDeletion,
            titleVisibility: .visible,
            presenting: store.deleting
        ) { note in
            Button("Delete “\(note.title)”", role: .destructive) {
                Task { await store.send(.deleteConfirmButtonTapped(note)) }
            }
        } message: { note in
            Text("\(note.title) will be deleted.")
        }
        .sheet(item: $store.editor) { store in
            NavigationStack {
                NoteEditorView(store: store)
            }
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
        .task {
            await store.send(.task(String(describing: Self.self)))
        }
    }

    @ViewBuilder
    private func row(_ note: Note) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .firstTextBaseline) {
                if note.isPinned {
                    Image(systemName: "pin.fill")
                        .foregroundStyle(.orange)
                        .imageScale(.small)
                        .accessibilityLabel("Pinned")
                }
                Text(note.title)
                    .font(.headline)
                    .lineLimit(1)
                    .truncationMode(.tail)
            }
            Text(note.body)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .lineLimit(2)
            Text(note.updatedAt, style: .date)
                .font(.caption2)
                .foregroundStyle(.tertiary)
        }
        .badge(note.tags.count)
    }
}
