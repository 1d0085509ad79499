/// What is explained on a screen, all its keys, and those that work everywhere; in two columns where there is room, and one
/// key a row where there is none.
struct HelpView: View {
    private let explanations: [String]
    private let rows: [HelpRow]

    init(of frame: Frame) {
        explanations = frame.explanations
        rows = HelpRow.all(in: frame)
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(explanations, id: \.self) { text in Text(verbatim: text).padding(.bottom) }
                ViewThatFits(in: .horizontal) {
                    HStack(alignment: .top, spacing: 3) {
                        column(rows.prefix(half), \.keyNames)
                        column(rows.dropFirst(half), \.keyNames)
                    }
                    column(rows[...], \.keyNames)
                    column(rows[...], \.firstKeyName)
                }
            }
        }
    }

    private var half: Int { (rows.count + 1) / 2 }

    private func column(
        _ rows: ArraySlice<HelpRow>,
        _ keys: @escaping (HelpRow) -> String
    ) -> some View {
        let widest = rows.reduce(0) { max($0, GlyphText(keys($1)).width) }
        return VStack(alignment: .leading) {
            ForEach(Array(rows)) { row in
                HStack(alignment: .top, spacing: 2) {
                    Text(verbatim: keys(row))
                        .bold()
                        .frame(width: Double(min(22, widest)), alignment: .leading)
                    Text(verbatim: row.title)
                }
            }
        }
    }
}

/// Keys that do the same, and what that is.
struct HelpRow: Identifiable {
    private var keys: [String]
    let title: String

    var id: String { title }

    var keyNames: String { keys.joined(separator: " ") }

    var firstKeyName: String { keys.first ?? "" }

    /// What can be done on a screen, then the keys of what has the focus, then those that work
    /// everywhere; keys that do the same stand together.
    static func all(in frame: Frame) -> [HelpRow] {
        var rows: [HelpRow] = []
        let (focus, screen) = frame.liveBindingsByRange
        let ordered = screen.filter { !$0.isKnown } + focus + screen.filter(\.isKnown)
        for binding in ordered where !binding.title.isEmpty {
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
