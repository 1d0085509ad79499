/// The help: keys by group, explanations and the last messages; `/` searches, and Enter runs the
/// selected row.
struct HelpView: View {
    let groups: [HelpGroup]
    let dismiss: () -> Void
    @State private var query = ""
    @State private var selection: HelpRow.ID?
    @FocusState private var column: Int?

    var body: some View {
        ViewThatFits(in: .horizontal) {
            if !isSearching {
                columns(3)
                columns(2)
            }
            whole(.wide)
            whole(.narrow)
            bounded(list(shown, $selection, \.firstKeyName, width: 8), .narrow)
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

    /// The keys of the screen, those of the focus and of all screens, and the explanations.
    private func columns(_ count: Int) -> some View {
        let columns = HelpGroup.columns(of: groups, count)
        let widths = columns.indices.map {
            HelpGroup.widths(of: columns[$0], isLast: $0 > 0 && $0 == count - 1)
        }
        let height = zip(columns, widths).map { HelpGroup.lineCount($0, $1) }.max() ?? 1
        return HStack(alignment: .top, spacing: 1) {
            ForEach(columns.indices, id: \.self) { index in
                list(columns[index], nil, \.keyNames, width: widths[index].keys)
                    .frame(width: index < columns.count - 1 ? Double(widths[index].whole) : nil)
                    .focused($column, equals: index)
            }
        }
        .onKeyPress(.plain(.leftArrow), "left") { column = max(0, (column ?? 0) - 1) }
        .onKeyPress(.plain(.rightArrow), "right") {
            column = min(columns.count - 1, (column ?? 0) + 1)
        }
        .frame(
            idealWidth: Double(widths.reduce(columns.count - 1) { $0 + $1.whole }),
            idealHeight: Double(height),
            maxHeight: Double(height)
        )
    }

    private func whole(_ widths: HelpRow.Widths) -> some View {
        bounded(list(shown, $selection, \.keyNames, width: widths.keys), widths)
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

    private func list(
        _ groups: [HelpGroup],
        _ selection: Binding<HelpRow.ID?>?,
        _ keys: @escaping (HelpRow) -> String,
        width: Int
    ) -> some View {
        let live = groups.flatMap(\.rows).filter(\.isLive)
        let widest = live.reduce(0) { max($0, GlyphText(keys($1)).width) }
        return List(selection: selection) {
            ForEach(groups) { group in
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

/// A titled group of rows in the help.
struct HelpGroup: Identifiable {
    let title: String
    private(set) var rows: [HelpRow]

    var id: String { title }

    /// Returns the keys of the screen, the focus, all screens and text fields, then the
    /// explanations and the last messages.
    static func all(in frame: Frame, messages: [String], _ environment: EnvironmentValues) -> [Self]
    {
        let (focus, screen) = frame.liveBindingsByRange
        let isTyping = frame.focused?.takesText == true
        var titles: Set<String> = []
        let english = EnglishNames(environment)
        let spelled = environment.keySpelling
        // A title appears once, in its first group, with the keys of all its bindings.
        func group(
            _ title: LocalizedStringKey,
            _ bindings: [KeyBinding],
            shownFirst: Bool = false
        ) -> HelpGroup {
            let all = (focus + screen).filter { binding in
                bindings.contains { $0.title == binding.title } && !titles.contains(binding.title)
            }
            titles.formUnion(all.map(\.title))
            let ordered =
                shownFirst ? all.filter { !$0.isHidden } + all.filter(\.isHidden) : all
            return HelpGroup(
                title: environment.string(title),
                rows: HelpRow.rows(of: ordered, spelled: spelled)
            )
        }
        var groups = [
            group("On this screen", screen.filter { !$0.isKnown }, shownFirst: true),
            group(isTyping ? "In this field" : "For the selection", focus),
            group(
                "From field to field",
                screen.filter { $0.movesFocus && frame.focusables.count > 1 }
            ),
            group("Everywhere", screen.filter { $0.isKnown && !$0.movesFocus }),
        ]
        if !isTyping, frame.focusables.contains(where: \.takesText) {
            let rows = HelpRow.rows(of: EditCommand.allCases, environment)
            groups.append(HelpGroup(title: environment.string("In text fields"), rows: rows))
        }
        groups += [
            HelpGroup(
                title: environment.string("Explanations"),
                rows: HelpRow.sentences(frame.explanations, english)
            ),
            HelpGroup(
                title: environment.string("Last messages"),
                rows: messages.enumerated().map { HelpRow(id: $0, title: $1) }
            ),
        ]
        return groups.filter { !$0.rows.isEmpty }.map { $0.named(english) }
    }

    private func named(_ english: EnglishNames) -> HelpGroup {
        var group = self
        for index in rows.indices { group.rows[index].otherNames += english.of(rows[index].title) }
        return group
    }

    /// Returns the group with the rows that contain all words of a query, or `nil` without any.
    func matching(_ query: String) -> HelpGroup? {
        let words = Self.words(query)
        var group = self
        group.rows = rows.filter { row in
            let text = ([row.keyNames, row.title] + row.otherNames).joined(separator: " ")
                .lowercased()
            return words.allSatisfy { text.holds($0) }
        }
        return group.rows.isEmpty ? nil : group
    }

    /// Returns the lower-case words of a query.
    static func words(_ query: String) -> [String] {
        query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Distributes groups to columns: the first, the other ones with keys, and the sentences.
    static func columns(of groups: [Self], _ count: Int) -> [[Self]] {
        let others = groups.dropFirst()
        let keys = others.filter { $0.rows.contains { !$0.keyNames.isEmpty } }
        let sentences = others.filter { $0.rows.allSatisfy(\.keyNames.isEmpty) }
        let columns =
            [Array(groups.prefix(1))] + (count > 2 ? [keys, sentences] : [keys + sentences])
        return columns.filter { !$0.isEmpty }
    }

    /// Returns the widths that rows with keys need, at least those of readable sentences at the end.
    static func widths(of groups: [Self], isLast: Bool) -> HelpRow.Widths {
        let rows = groups.flatMap(\.rows).filter { !$0.keyNames.isEmpty }
        let keys = min(14, rows.map { GlyphText($0.keyNames).width }.max() ?? 0)
        let title = rows.map { GlyphText($0.title).width }.max() ?? 0
        let header = groups.map { GlyphText($0.title).width }.max() ?? 0
        // Two columns more, for the scroll bar.
        return HelpRow.Widths(
            keys: keys,
            title: max(title, header - keys, isLast ? 44 - keys : 0) + 2
        )
    }

    /// Returns the number of lines of groups with their titles.
    static func lineCount(_ groups: [Self], _ widths: HelpRow.Widths) -> Int {
        groups.reduce(0) { $0 + 1 + $1.rows.reduce(0) { $0 + $1.lineCount(widths) } }
    }
}

/// A row of the help: keys with one action, or a sentence without keys.
struct HelpRow: Identifiable {
    private let number: Int
    fileprivate var keys: [String]
    let title: String
    /// Further names that a search finds, such as the English ones.
    var otherNames: [String] = []
    /// True if the keys work now; false in the list of editing keys.
    let isLive: Bool
    /// The action of the keys, or `nil` if it is disabled.
    private(set) var action: (() -> Void)?

    /// Unique within all groups, because titles do not repeat.
    var id: String { "\(number) \(title) \(isLive)" }

    var keyNames: String { keys.joined(separator: " ") }

    /// The columns of the keys and of the title.
    struct Widths {
        let keys: Int
        let title: Int

        static let wide = Widths(keys: 24, title: 46)
        static let narrow = Widths(keys: 14, title: 34)

        /// The columns of a row with margins.
        var whole: Int { keys + title + 4 }
    }

    /// Returns the number of lines that the row needs.
    func lineCount(_ widths: Widths) -> Int {
        let room = keys.isEmpty ? widths.keys + 2 + widths.title : widths.title
        let title = GlyphText(title).wrapped(to: room).count
        return max(1, title, GlyphText(keyNames).wrapped(to: widths.keys).count)
    }

    var firstKeyName: String { keys.first ?? "" }

    init(id: Int, keys: [String] = [], title: String, isLive: Bool = true) {
        number = id
        self.keys = keys
        self.title = title
        self.isLive = isLive
    }

    /// Returns the rows of bindings, with bindings of the same title in one row.
    static func rows(
        of bindings: [KeyBinding],
        spelled: (String) -> String
    ) -> [HelpRow] {
        var rows: [HelpRow] = []
        for binding in bindings where !binding.title.isEmpty {
            rows.add(binding.keys.map { spelled($0.name) }, binding.title)
            if binding.isEnabled, let index = rows.firstIndex(where: { $0.title == binding.title }),
                rows[index].action == nil
            {
                rows[index].action = binding.action
            }
        }
        return rows
    }

    /// Returns the rows of editing keys.
    static func rows(
        of commands: [EditCommand],
        _ environment: EnvironmentValues
    ) -> [HelpRow] {
        var rows: [HelpRow] = []
        for command in commands {
            let names = command.keys.map { environment.keySpelling($0.name) }
            rows.add(names, environment.string(command.title), isLive: false)
        }
        return rows
    }

    /// Returns the sentences of texts as rows, so that no row is higher than a low screen.
    static func sentences(_ texts: [String], _ english: EnglishNames) -> [HelpRow] {
        var rows: [HelpRow] = []
        for text in texts {
            let (sentences, others) = (sentences(text), english.of(text))
            let otherSentences = others.first.map(Self.sentences) ?? []
            let isAlike = sentences.count == otherSentences.count
            for (index, sentence) in sentences.enumerated() {
                var row = HelpRow(id: rows.count, title: sentence)
                row.otherNames = isAlike ? [otherSentences[index]] : others
                rows.append(row)
            }
        }
        return rows
    }

    private static func sentences(_ text: String) -> [String] {
        var sentences = [""]
        var previous: Character = " "
        for character in text {
            if character == "\n" || character == " " && ".!?".contains(previous) {
                sentences.append("")
            } else {
                sentences[sentences.count - 1].append(character)
                if "。！？".contains(character) { sentences.append("") }
            }
            previous = character
        }
        return sentences.filter { !$0.allSatisfy(\.isWhitespace) }
    }
}

extension [HelpRow] {
    fileprivate mutating func add(_ keys: [String], _ title: String, isLive: Bool = true) {
        if let index = firstIndex(where: { $0.title == title }) {
            self[index].keys += keys
        } else {
            append(HelpRow(id: count, keys: keys, title: title, isLive: isLive))
        }
    }
}
