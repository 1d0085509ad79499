import CursesUI

struct NoteEditorView: View {
    @Environment(\.dismiss) var dismiss
    @State var store: NoteEditor
    @FocusState private var isTitleFocused: Bool

    var body: some View {
        Form {
            TextField("Title", text: $store.title)
                .focused($isTitleFocused)
                .font(.title2.bold())
            TextField("Summary", text: $store.text, axis: .vertical)
                .lineLimit(3...6)
            Section("Tags") {
                ForEach(store.tags, id: \.self) { tag in
                    Text("#\(tag)")
                }
                .onDelete { store.tags.remove(atOffsets: $0) }
                HStack {
                    TextField("New tag", text: $store.newTag)
                        .onSubmit {
                            Task { await store.send(.addTagButtonTapped) }
                        }
                        .textInputAutocapitalization(.never)
                        .disableAutocorrection(true)
                    Button {
                        Task { await store.send(.addTagButtonTapped) }
                    } label: {
                        Image(systemName: "plus.circle.fill")
                    }
                    .buttonStyle(.borderless)
                    .disabled(store.newTag.isEmpty)
                }
            }
            Toggle(isOn: $store.isPinned.animation()) {
                Label("Pinned", systemImage: "pin")
            }
            .toggleStyle(.switch)
        }
        .navigationTitle($store.title)
        .toolbarTitleDisplayMode(.inline)
        .toolbarRole(.editor)
        .toolbar {
            Button("Save") {
                Task {
                    await store.send(.saveButtonTapped)
                    dismiss()
                }
            }
            .keyboardShortcut(.defaultAction)
            .disabled(store.title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
        }
        .onAppear {
            isTitleFocused = true
        }
        .onDisappear {}
        .interactiveDismissDisabled()
    }
}

#Preview {
    NoteEditorView(store: .init(note: nil))
}

#Preview("Pinned", traits: .sizeThatFitsLayout) {
    NoteEditorView(store: .init(note: nil))
}
