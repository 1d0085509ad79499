import CursesCore
import DataSource
import Model
import SharedInterface

// Path of a file with shell-like completion by Tab.
struct PathFieldView: View {
    @Bindable var store: PathEntry

    var body: some View {
        LabeledContent("File") {
            VStack(alignment: .leading) {
                TextField("File", text: $store.text)
                    .validation(store.fault?.label)
                    .onKeyPress(.tab, "complete", isEnabled: store.isCompletable) {
                        store.send(.completeButtonTapped)
                    }
                if !store.candidates.isEmpty {
                    Text(verbatim: store.candidates.joined(separator: "  "))
                        .foregroundStyle(.secondary)
                        .lineLimit(3)
                }
            }
        }
        .onChange(of: store.text) { store.send(.onChangeText) }
    }
}

struct ImportPathView: View {
    let store: ImportSource
    @FocusState private var isPathFocused: Bool

    var body: some View {
        Form {
            Section("Import from another app") {
                PathFieldView(store: store.entry)
                    .focused($isPathFocused)
                // Placeholder of the error line, so that nothing moves.
                if store.entry.fault == nil, store.entry.candidates.isEmpty {
                    Text(verbatim: " ")
                }
                ViewThatFits(in: .horizontal) {
                    Text("Reads \(ImportFormat.apps) and any table.")
                        .frame(idealWidth: 72, maxWidth: .infinity, alignment: .leading)
                    Text("Libra, openScale, CSV, JSON, …")
                }
                .foregroundStyle(.secondary)
                Text("You will see everything before it is saved.")
                    .foregroundStyle(.secondary)
                if store.entry.fault == .folder {
                    Text("What lands in a watched folder comes in by itself.")
                        .foregroundStyle(.secondary)
                }
                HStack {
                    if store.entry.fault == .folder {
                        Button(store.isWatched ? "Watch no more" : "Watch this folder") {
                            store.send(.watchButtonTapped)
                        }
                    }
                    Spacer()
                    store.mainButton("Read", .readButtonTapped)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onSubmit { store.send(.readButtonTapped) }
        .defaultFocus($isPathFocused, true)
    }
}
