/// A search field over the available commands with their keys.
struct CommandPalette: View {
    let commands: [Command]
    /// Width for all commands, so that the list keeps its width while searching.
    let width: Double
    /// Number of rows on the screen.
    let rows: Int
    let find: (String) -> [Command]
    let dismiss: () -> Void
    @State private var query = ""
    @State private var marked = 0

    var body: some View {
        let found = found
        let shown = found.meant + found.named.prefix(most)
        let markedID = shown.indices.contains(marked) ? shown[marked].id : nil
        return VStack(alignment: .leading) {
            TextField("type to find", text: $query)
            List(shown, selection: .constant(markedID)) { command in
                row(command, isMarked: command.id == markedID)
            }
            .frame(idealWidth: width, maxHeight: Double(shown.count))
            .disabled(true)
            let unseen = unseen(of: found.meant.count + found.named.count, listed: shown.count)
            if unseen > 0 {
                Text("and \(unseen) more: type to find them")
                    .foregroundStyle(.secondary)
                    .padding(.leading, 2)
            }
            if shown.isEmpty {
                Text("Nothing found for “\(query)”").foregroundStyle(.secondary)
            }
        }
        .wrapped { SpokenMarkNode($0.place, $1) { choose(shown[$0]) } }
        .onKeyPress(.plain(.upArrow), "up") { mark(marked > 0 ? marked - 1 : shown.count - 1) }
        .onKeyPress(.plain(.downArrow), "down") { mark(marked + 1 < shown.count ? marked + 1 : 0) }
        .onKeyPress(.plain(.pageUp), "page up") { mark(marked - Self.leastListed) }
        .onKeyPress(.plain(.pageDown), "page down") { mark(marked + Self.leastListed) }
        .onKeyPress(.return, "choose", isEnabled: !shown.isEmpty, action: choose)
        .onChange(of: query) { marked = 0 }
    }

    private static let widths = 48...60
    private static let leastListed = 10

    /// Number of commands listed at once: three quarters of the rows, at least 10; a low screen
    /// scrolls.
    private var most: Int { max(Self.leastListed, min(rows * 3 / 4, rows - 8)) }

    /// Number of commands below the visible rows.
    private func unseen(of count: Int, listed: Int) -> Int {
        let room = rows - 3
        return count == listed && count <= room ? 0 : count - min(listed, max(1, room - 1))
    }

    /// Returns the width of a list of commands with their keys.
    static func width(of commands: [Command]) -> Double {
        let widest = commands.map { GlyphText($0.title).width + GlyphText($0.keyName).width }.max()
        return Double(min(max((widest ?? 0) + 3, widths.lowerBound), widths.upperBound))
    }

    private func mark(_ index: Int) { marked = max(0, min(index, shown.count - 1)) }

    private var shown: [Command] {
        let found = found
        return found.meant + found.named.prefix(most)
    }

    private var found: (meant: [Command], named: [Command]) {
        let isAsking = !query.allSatisfy(\.isWhitespace)
        var commands = isAsking ? commands : commands.filter { !$0.isUnlisted }
        var items = isAsking ? find(query) : []
        // An item without a key adds its other names to the command with the same name.
        for index in commands.indices {
            let isSame = { (item: Command) in
                item.keyName.isEmpty && item.name == commands[index].name
            }
            guard let item = items.first(where: isSame) else { continue }
            commands[index].otherNames += item.otherNames
            items.removeAll(where: isSame)
        }
        let meant = items.filter(\.isMeant)
        let named =
            commands
            + items.filter { !$0.isMeant }
            .filter { item in !meant.contains { $0.id == item.id } }
            .filter { item in !commands.contains { $0.isDigit && $0.title == item.title } }
        // A query that equals a key finds its command: some keyboards cannot type its title.
        let keyed = query.isEmpty ? [] : commands.filter { $0.keyName == query }
        let matching = FuzzyMatch.sorted(named, query: query) { [$0.title] + $0.otherNames }
        return (meant, keyed + matching.filter { item in !keyed.contains { $0.id == item.id } })
    }

    private func row(_ command: Command, isMarked: Bool) -> some View {
        HStack {
            text(command.title, isMarked: isMarked)
            Spacer()
            Text(verbatim: command.keyName).foregroundStyle(.secondary)
        }
    }

    /// Underlines the letters that match the query.
    private func text(_ title: String, isMarked: Bool) -> Text {
        let places = Set(FuzzyMatch.places(of: query, in: title))
        return Text(verbatim: title, underlining: places).bold(isMarked)
    }

    private func choose() {
        let shown = shown
        if shown.indices.contains(marked) { choose(shown[marked]) }
    }

    private func choose(_ command: Command) {
        dismiss()
        command.action()
    }
}
