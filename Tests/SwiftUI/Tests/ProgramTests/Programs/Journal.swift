import CursesUI

struct JournalEntry: Identifiable {
    let id = UUID()
    var title: String
    var text: String
}

@MainActor
final class JournalModel: ObservableObject {
    @Published var entries = [JournalEntry(title: "First day", text: "It rained.")]

    func save(_ entry: JournalEntry) {
        if let index = entries.firstIndex(where: { $0.id == entry.id }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
        print("saved \(entry.title), \(entries.count) entries")
    }
}

struct JournalApp: App {
    @StateObject private var journal = JournalModel()

    var body: some Scene {
        WindowGroup {
            JournalListView().environmentObject(journal)
        }
    }
}

struct JournalListView: View {
    @EnvironmentObject private var journal: JournalModel

    var body: some View {
        NavigationStack {
            List {
                ForEach(journal.entries) { entry in
                    NavigationLink {
                        JournalEditorView(entry: entry)
                    } label: {
                        VStack(alignment: .leading, spacing: 4) {
                            Text(entry.title).font(.headline)
                            Text(entry.text).font(.subheadline).lineLimit(1)
                        }
                    }
                }
            }
            .navigationTitle("Journal")
            .toolbar {
                NavigationLink("New") {
                    JournalEditorView(entry: JournalEntry(title: "", text: hint))
                }
            }
        }
    }
}

private let hint = "Write about your day…"

struct JournalEditorView: View {
    @EnvironmentObject private var journal: JournalModel
    @Environment(\.dismiss) private var dismiss
    @State var entry: JournalEntry

    var body: some View {
        GeometryReader { proxy in
            VStack(alignment: .leading, spacing: 12) {
                TextEditor(text: $entry.text)
                    .frame(height: proxy.size.height * 0.5)
                    .onTapGesture {
                        if entry.text == hint { entry.text = "" }
                    }
                TextField("Title", text: $entry.title)
                    .frame(maxWidth: 300)
                Text("\(entry.text.count) characters")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .padding()
        .navigationTitle("Entry")
        .toolbar {
            Button("Save") {
                journal.save(entry)
                dismiss()
            }
        }
    }
}
