/// All keys of a screen, and those that work everywhere.
struct HelpView: View {
    let rows: [HelpRow]

    var body: some View {
        ScrollView {
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
    }

    private var keyWidth: Int {
        min(22, rows.reduce(0) { max($0, GlyphText($1.keyNames).width) })
    }
}

/// Keys that do the same, and what that is.
struct HelpRow: Identifiable {
    private var keys: [String]
    let title: String

    var id: String { title }

    var keyNames: String { keys.joined(separator: " ") }

    /// The keys of a screen; those that do the same stand together.
    static func all(in frame: Frame) -> [HelpRow] {
        var rows: [HelpRow] = []
        for binding in frame.liveBindings where !binding.title.isEmpty {
            let names = binding.keys.map(\.name)
            if let index = rows.firstIndex(where: { $0.title == binding.title }) {
                rows[index].keys += names
            } else {
                rows.append(HelpRow(keys: names, title: binding.title))
            }
        }
        return rows
    }
}
