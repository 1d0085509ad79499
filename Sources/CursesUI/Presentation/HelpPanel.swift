/// All keys of a screen, and those that work everywhere.
enum HelpPanel {
    static func layer(
        _ evaluation: Evaluation,
        _ frame: Frame,
        dismiss: @escaping () -> Void
    ) -> Layer {
        let memory = evaluation.place.slot { HelpMemory(frame) }
        let rows = memory.bindings.map { HelpRow(keys: $0.keys, title: $0.title) }
        let content = ScrollView {
            VStack(alignment: .leading) {
                ForEach(rows) { row in
                    HStack(spacing: 2) {
                        Text(verbatim: row.keyNames).bold()
                            .frame(width: 18, alignment: .leading)
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

/// The bindings of the screen that help was called on.
private final class HelpMemory {
    let bindings: [KeyBinding]

    init(_ frame: Frame) {
        var seen: Set<KeyPress> = []
        bindings = (frame.responders.flatMap(\.keyBindings) + frame.shortcuts).filter {
            guard !$0.title.isEmpty, let key = $0.keys.first else { return false }
            return seen.insert(key).inserted
        }
    }
}

private struct HelpRow: Identifiable {
    let keys: [KeyPress]
    let title: String

    var id: [KeyPress] { keys }

    var keyNames: String { keys.map(\.name).joined(separator: " ") }
}
