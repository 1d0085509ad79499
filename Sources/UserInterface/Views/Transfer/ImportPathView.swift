import CursesCore
import Model

struct ImportPathView: View {
    let store: ImportSource
    @FocusState private var isPathFocused: Bool

    var body: some View {
        Form {
            Section("Import from another app") {
                PathFieldView(store: store.entry)
                    .focused($isPathFocused)
                ViewThatFits(in: .horizontal) {
                    Text("Reads files of Libra, openScale and a dozen other apps, CSV and JSON.")
                    Text("Libra, openScale, CSV, JSON, …")
                }
                .foregroundStyle(.secondary)
                Text("You will see everything before it is saved.")
                    .foregroundStyle(.secondary)
                HStack {
                    Spacer()
                    Button("Read") { read() }
                        .buttonStyle(.borderedProminent)
                        .keyboardShortcut("s")
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onSubmit { read() }
        .defaultFocus($isPathFocused, true)
    }

    private func read() {
        Task { await store.send(.readButtonTapped) }
    }
}
