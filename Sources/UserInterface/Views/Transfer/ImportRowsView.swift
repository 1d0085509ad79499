import CursesCore
import DataSource
import Model

// Browses new, known and refused rows.
struct ImportRowsView: View {
    let store: Import
    @State private var selection: Int?

    var body: some View {
        ImportListView(store: store, part: part, selection: $selection)
            .frame(idealWidth: 60, maxHeight: height)
            .onChange(of: part) { selection = nil }
            .navigationTitle(title)
            .toolbar {
                ForEach(others, id: \.self) { part in
                    Button(part.verb(count(part))) {
                        Task { await store.send(.partButtonTapped(part)) }
                    }
                    .keyboardShortcut(part.key, modifiers: [])
                }
            }
    }

    // The position comes before the file name, which may be long.
    private var title: Text {
        let place = Text(verbatim: " · \((selection ?? 0) + 1)/\(count(part)) · ")
        return Text(part.label) + place + Text(verbatim: store.source.entry.fileName)
    }

    // Empty parts and the shown part have no key.
    private var others: [Import.Part] {
        Import.Part.allCases.filter { $0 != part && count($0) > 0 }
    }

    private var part: Import.Part { store.presentedPart ?? .new }

    private func count(_ part: Import.Part) -> Int {
        switch part {
        case .new: store.preview?.new ?? 0
        case .here: store.preview?.duplicates ?? 0
        case .refused: store.preview?.remarkCount ?? 0
        }
    }

    // The longest part decides, so that switching keeps the frame. Refusals take up to two rows.
    private var height: Double {
        let rows = Import.Part.allCases.map { count($0) * ($0 == .refused ? 2 : 1) + 1 }
        return .rows(rows.max() ?? 2)
    }
}
