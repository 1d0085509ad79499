import CursesUI
import DataSource
import Model
import SharedInterface

// What is new, what is here already and what is refused, to look through.
struct ImportRowsView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.nameStyle) private var nameStyle
    let store: Import

    var body: some View {
        content
            .frame(idealWidth: 60, maxHeight: height)
            .navigationTitle(title)
            .toolbar {
                ForEach(others, id: \.self) { part in
                    Button(part.verb(count(part))) {
                        Task { await store.send(.partPickerSelected(part)) }
                    }
                    .keyboardShortcut(part.key, modifiers: [])
                }
            }
    }

    private var title: Text {
        let title =
            switch part {
            case .new: Text("New in \(store.entry.fileName)")
            case .here: Text("In \(store.entry.fileName) and known before")
            case .refused: Text("Refused in \(store.entry.fileName)")
            }
        return title + Text(verbatim: " · \(count(part))")
    }

    // What there is nothing of, and what is shown, needs no key.
    private var others: [Import.Part] {
        Import.Part.allCases.filter { $0 != part && count($0) > 0 }
    }

    @ViewBuilder private var content: some View {
        switch part {
        case .new: table(store.newWeighIns)
        case .here: table(store.preview?.known ?? [])
        case .refused:
            List(Array(refusals.enumerated()), id: \.offset) { line in
                Text(verbatim: line.element).lineLimit(3)
            }
        }
    }

    private static let mostRows = 30

    private func table(_ weighIns: [WeighIn]) -> some View {
        ImportTableView(weighIns: weighIns, weightUnit: store.settings.weightUnit)
    }

    private var part: Import.Part { store.presentedPart ?? .new }

    private func count(_ part: Import.Part) -> Int {
        switch part {
        case .new: store.preview?.new ?? 0
        case .here: store.preview?.duplicates ?? 0
        case .refused: store.preview?.remarkCount ?? 0
        }
    }

    private var refusals: [String] {
        store.preview.map { preview in
            ImportFacts(preview, names: nameStyle, days: dayStyle)
                .refusals(upTo: preview.remarks.count, ofSeveralFiles: false)
        } ?? []
    }

    // The longest decides, so that the frame stays while one follows another. Most refusals take two rows at most.
    private var height: Double {
        let rows = Import.Part.allCases.map { count($0) * ($0 == .refused ? 2 : 1) + 1 }
        return .rows(min(Self.mostRows, rows.max() ?? 2))
    }
}

struct ImportRowsView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { appDependencies in
            NavigationStack { ImportFlow(store: .doubtful(appDependencies, part: .refused)) }
        }
    }
}

struct ImportRowsView_New_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost(.previewFiles) { appDependencies in
            NavigationStack { ImportFlow(store: .doubtful(appDependencies, part: .new)) }
        }
    }
}
