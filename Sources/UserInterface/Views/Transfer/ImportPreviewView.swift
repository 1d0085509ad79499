import CursesUI
import DataSource
import Model
import SharedInterface

// What would happen, what has to be said, and the key that does it.
struct ImportPreviewView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    @FocusState private var isReady: Bool
    let store: Import

    private static let mostRefusals = 3

    var body: some View {
        Form {
            Section(title) {
                ImportChoicesView(store: store)
                ForEach(facts, id: \.label) { fact in
                    LabeledContent {
                        Text(verbatim: fact.text)
                    } label: {
                        Text(verbatim: fact.label).foregroundStyle(.secondary)
                    }
                }
                ForEach(refusals, id: \.self) { line in
                    Text(verbatim: line).foregroundStyle(.secondary)
                }
                if let preview = store.preview, preview.new == 0 {
                    Text(nothing(preview)).foregroundStyle(.warning)
                }
                HStack {
                    Button("Look through…") { send(.lookThroughButtonTapped(.new)) }
                        .keyboardShortcut("v", modifiers: [])
                    Spacer()
                    Button("Back") { send(.backButtonTapped) }
                    Button("Import") { send(.importButtonTapped) }
                        .buttonStyle(.borderedProminent)
                        .keyboardShortcut("s")
                        .disabled(!store.isReadyToImport)
                        .focused($isReady)
                }
            }
        }
        .onChange(of: store.isReadyToImport, initial: true) { _, isReady in
            if isReady, !store.hasChoices { self.isReady = true }
        }
        .onSubmit { send(.importButtonTapped) }
    }

    private var title: String {
        store.entry.text.split(separator: "/").last.map(String.init) ?? ""
    }

    private func send(_ action: Import.Action) {
        Task { await store.send(action) }
    }

    private func nothing(_ preview: ImportPreview) -> LocalizedStringKey {
        if preview.found > 0 { return "Nothing new: all of it is here already" }
        return preview.refusedCount > 0 ? "Nothing can be imported" : "No weights found"
    }

    private var texts: ImportFacts? {
        store.preview.map { preview in
            ImportFacts(preview, names: nameStyle, days: dayStyle)
        }
    }

    // Whose it is stands in the choice of it.
    private var facts: [(label: String, text: String)] {
        let whose = dayStyle.string("For")
        return texts?.facts.filter { fact in
            !fact.text.isEmpty && (fact.label != whose || !store.isTargetOffered)
        } ?? []
    }

    private var refusals: [String] {
        texts?.refusals(upTo: Self.mostRefusals, ofSeveralFiles: false) ?? []
    }
}

struct ImportPreviewView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { ImportPreviewView(store: .doubtful($0)) }
    }
}
