/// The help: keys by group, explanations and the last messages; `/` searches, and Enter runs the
/// selected row.
struct HelpView: View {
    private let groups: [HelpGroup]
    private let dismiss: () -> Void
    @State private var query = ""
    @State private var selection: HelpRow.ID?

    init(_ groups: [HelpGroup], dismiss: @escaping () -> Void) {
        self.groups = groups
        self.dismiss = dismiss
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            whole(.wide)
            whole(.narrow)
            bounded(list(\.firstKeyName, width: 8), .narrow)
        }
        .scrollIndicators(.visible)
        .rowVerb("choose")
        .overlay {
            if shown.isEmpty { ContentUnavailableView.search(text: query) }
        }
        .searchable(
            text: $query,
            prompt: "search the keys of this screen",
            total: groups.reduce(0) { $0 + $1.rows.count }
        )
        .onChange(of: query) {
            if isSearching { selection = shown.first?.rows.first?.id }
        }
    }

    private func whole(_ widths: HelpRow.Widths) -> some View {
        bounded(list(\.keyNames, width: widths.keys), widths)
            .frame(idealWidth: Double(widths.whole))
    }

    private func bounded(_ list: some View, _ widths: HelpRow.Widths) -> some View {
        list.wrapped {
            BoundedNode(
                $0.place,
                $1,
                width: Bounds(),
                height: Bounds(maximum: HelpGroup.lineCount(groups, widths)),
                alignment: .center
            )
        }
    }

    private func list(_ keys: @escaping (HelpRow) -> String, width: Int) -> some View {
        let live = groups.flatMap(\.rows).filter(\.isLive)
        let widest = live.reduce(0) { max($0, GlyphText(keys($1)).width) }
        return List(selection: $selection) {
            ForEach(shown) { group in
                Section {
                    ForEach(group.rows) { row in
                        view(of: row, keys: keys(row), width: min(width, widest))
                    }
                } header: {
                    Text(verbatim: group.title)
                }
            }
        }
    }

    /// Makes a row with an action a button.
    @ViewBuilder private func view(of row: HelpRow, keys: String, width: Int) -> some View {
        let view = HelpRowView(row: row, keys: keys, width: width, words: HelpGroup.words(query))
        if let action = row.action {
            Button {
                dismiss()
                action()
            } label: {
                view
            }
        } else {
            view
        }
    }

    private var shown: [HelpGroup] {
        isSearching ? groups.compactMap { $0.matching(query) } : groups
    }

    private var isSearching: Bool { !query.allSatisfy(\.isWhitespace) }
}

/// A row of the help: keys and what they do, or a sentence.
private struct HelpRowView: View {
    let row: HelpRow
    let keys: String
    let width: Int
    /// The words of the query, which are highlighted.
    let words: [String]

    var body: some View {
        if row.keyNames.isEmpty {
            Text(verbatim: row.title, marking: words).lineLimit(nil)
        } else {
            HStack(alignment: .top, spacing: 2) {
                Text(verbatim: keys)
                    .bold(row.isLive)
                    .foregroundStyle(row.isLive ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                    .lineLimit(nil)
                    .frame(width: Double(width), alignment: .leading)
                Text(verbatim: row.title, marking: words).lineLimit(nil)
            }
        }
    }
}
