/// All keys of a screen, and those that work everywhere.
enum HelpPanel {
    static func layer(
        _ evaluation: Evaluation,
        _ frame: Frame,
        dismiss: @escaping () -> Void
    ) -> Layer {
        let rows = evaluation.place.slot { HelpMemory(frame) }.rows
        let keyWidth = min(22, rows.reduce(0) { max($0, GlyphText($1.keyNames).width) })
        let content = ScrollView {
            VStack(alignment: .leading) {
                ForEach(rows) { row in
                    HStack(alignment: .top, spacing: 2) {
                        Text(verbatim: row.keyNames)
                            .bold()
                            .frame(width: Double(keyWidth), alignment: .leading)
                        Text(verbatim: row.title)
                    }
                }
            }
        }
        let panel = PanelNode(
            evaluation.place,
            content.node(evaluation.at(0)),
            title: evaluation.string("Keys"),
            environment: evaluation.environment
        )
        return Layer(panel, place: evaluation.place, dismiss: dismiss)
    }
}

/// The keys of the screen that help was called on; those that do the same stand together.
private final class HelpMemory {
    private(set) var rows: [HelpRow] = []

    init(_ frame: Frame) {
        for binding in frame.liveBindings where !binding.title.isEmpty {
            let names = binding.keys.map(\.name)
            if let index = rows.firstIndex(where: { $0.title == binding.title }) {
                rows[index].keys += names
            } else {
                rows.append(HelpRow(keys: names, title: binding.title))
            }
        }
    }
}

private struct HelpRow: Identifiable {
    var keys: [String]
    let title: String

    var id: String { title }

    var keyNames: String { keys.joined(separator: " ") }
}
